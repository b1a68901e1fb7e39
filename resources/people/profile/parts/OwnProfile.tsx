import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import { emptiedParts, type Partner, profileInputs } from '#contract/rules/people/profile.ts';
import type { Violations } from '#contract/rules/platform/check.ts';
import { authQueryKey } from '#providers/api/reactAdminKeys.ts';
import { useInvalidateApiQueries } from '#providers/api/useInvalidateApiQueries.ts';
import {
  ManufacturerDashboardDocument,
  PartnerDashboardDocument,
} from '#providers/dashboard/operations.generated.ts';
import { useText } from '#providers/i18nProvider/useText.ts';
import { inputOf, type ProfileRecord, profileCalls } from '#resources/people/profile/calls.ts';
import { profileFields } from '#resources/people/profile/fields.ts';
import { validateBy } from '#ui/form/validateBy.ts';
import { notUploaded } from './FileInput.tsx';
import { type OwnRecordCalls, OwnRecordPage } from './OwnRecordPage.tsx';

type Shown = Pick<Props<never, never, never>, 'title' | 'subtitle' | 'actions' | 'children'>;

export const VendorProfile = (shown: Shown) => (
  <OwnProfile kind="vendor" calls={profileCalls.vendor} inputOf={inputOf('vendor')} {...shown} />
);

export const ManufacturerProfile = (shown: Shown) => (
  <OwnProfile
    kind="manufacturer"
    calls={profileCalls.manufacturer}
    inputOf={inputOf('manufacturer')}
    {...shown}
  />
);

interface Props<Input, Loaded, Saved> {
  kind: Partner;
  calls: OwnRecordCalls<ProfileRecord, Input, Loaded, Saved>;
  inputOf: (values: object) => Input;
  title: string;
  subtitle: string;
  actions?: ReactNode;
  children: (record: ProfileRecord) => ReactNode;
}

/** The form for the user's own profile or a part of it; saving keeps the other parts. */
const OwnProfile = <Input, Loaded, Saved>({ kind, ...page }: Props<Input, Loaded, Saved>) => {
  const translate = useText();
  const queryClient = useQueryClient();
  const invalidate = useInvalidateApiQueries();
  const fields = useMemo(() => profileFields(kind), [kind]);
  return (
    <OwnRecordPage
      {...page}
      failed="profile.failed"
      fields={fields}
      nameOf={({ company_name }) => company_name ?? translate('profile.title')}
      validate={(record) => validationOf(kind, record)}
      savedMessage={(saved, before) =>
        saved.isVisible && !before.isVisible ? 'profile.nowVisible' : 'profile.saved'
      }
      onSaved={() => {
        // the header shows name and logo, and the dashboard shows missing parts
        void queryClient.invalidateQueries({ queryKey: authQueryKey });
        void invalidate([ManufacturerDashboardDocument, PartnerDashboardDocument]);
      }}
    />
  );
};

const messagesOf = (violations: Violations) =>
  Object.fromEntries(
    Object.entries(violations).map(([field, { rule }]) => [field, { message: rule, args: {} }]),
  );

interface Values {
  [notUploaded]?: Record<string, string | undefined>;
}

const filesNotUploaded = ({ [notUploaded]: names = {} }: Values) =>
  Object.fromEntries(
    Object.entries(names)
      .filter(([, name]) => name)
      .map(([source, name]) => [source, { message: 'files.notUploaded', args: { name } }]),
  );

/** Validates the profile; a profile visible to others must stay complete. */
const validationOf = (kind: Partner, record: ProfileRecord) => {
  const byRules = validateBy(profileInputs[kind]);
  return (values: Values) => ({
    ...filesNotUploaded(values),
    ...messagesOf(
      emptiedParts({ kind, ...record }, { company_name: record.company_name, ...values }),
    ),
    ...nested(byRules(values)),
  });
};

/**
 * Converts flat keys such as `links.facebook` into the nested objects that the form library needs.
 */
const nested = (errors: Record<string, unknown>): Record<string, unknown> => {
  const result: Record<string, unknown> = {};
  for (const [field, error] of Object.entries(errors)) {
    const [name = field, below] = field.split('.');
    result[name] = below ? { ...(result[name] as object), [below]: error } : error;
  }
  return result;
};
