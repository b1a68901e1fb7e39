import type { ManufacturerProfileInput, VendorProfileInput } from '#contract/generated/schema.ts';
import { type ProfileOwner, profileInputs } from '#contract/rules/people/profile.ts';
import { check } from '#contract/rules/platform/check.ts';
import {
  ManufacturerProfileDocument,
  type ManufacturerProfileQuery,
  UpdateManufacturerProfileDocument,
  type UpdateManufacturerProfileMutation,
  UpdateVendorProfileDocument,
  type UpdateVendorProfileMutation,
  VendorProfileDocument,
  type VendorProfileQuery,
  type VendorProfileRecordFragment,
} from './operations.generated.ts';
import type { OwnRecordCalls } from './parts/OwnRecordPage.tsx';

/** A profile of a manufacturer or a vendor; a manufacturer's has fewer parts. */
export type ProfileRecord = Pick<
  VendorProfileRecordFragment,
  'id' | 'version' | 'company_name' | 'isVisible' | 'hiddenBy'
> &
  Partial<VendorProfileRecordFragment>;

const vendor: OwnRecordCalls<
  ProfileRecord,
  VendorProfileInput,
  VendorProfileQuery,
  UpdateVendorProfileMutation
> = {
  entity: 'vendorProfile',
  one: VendorProfileDocument,
  update: UpdateVendorProfileDocument,
  loadedOf: ({ vendorProfile }) => vendorProfile.data,
  savedOf: ({ updateVendorProfile }) => updateVendorProfile.data,
};

// both kinds share one form, so a manufacturer's record only lacks the fields of vendors
const asProfile = (record: unknown) => record as ProfileRecord;

const manufacturer: OwnRecordCalls<
  ProfileRecord,
  ManufacturerProfileInput,
  ManufacturerProfileQuery,
  UpdateManufacturerProfileMutation
> = {
  entity: 'manufacturerProfile',
  one: ManufacturerProfileDocument,
  update: UpdateManufacturerProfileDocument,
  loadedOf: ({ manufacturerProfile }) => asProfile(manufacturerProfile.data),
  savedOf: ({ updateManufacturerProfile }) => asProfile(updateManufacturerProfile.data),
};

export const profileCalls = { vendor, manufacturer };

/** Converts the values of a valid form into the API's input. */
export const inputOf =
  <Kind extends ProfileOwner['kind']>(kind: Kind) =>
  (values: object) => {
    const checked = check(profileInputs[kind], values);
    if (!checked.ok) throw new Error('The form does not keep its rules.');
    return checked.value;
  };
