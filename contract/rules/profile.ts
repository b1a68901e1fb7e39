import * as v from 'valibot';
import { limits } from '#contract/limits.ts';
import { line, longText, version } from './fields.ts';

const optionalLine = (max: number) => v.nullish(line(max), '');

/** The parts of each kind of partner's profile, in the order of its form. */
const parts = {
  manufacturer: {
    short_name: optionalLine(limits.companyName),
    description: longText(limits.profileDescription),
    phone: optionalLine(limits.profileLine),
    street: optionalLine(limits.profileLine),
    post_code: optionalLine(limits.profileLine),
    city: optionalLine(limits.profileLine),
  },
  vendor: {
    company_name: optionalLine(limits.companyName),
    phone: optionalLine(limits.profileLine),
  },
};
export type Partner = keyof typeof parts;

export const profileInputs = {
  manufacturer: v.object({ ...parts.manufacturer, version }),
  vendor: v.object({ ...parts.vendor, version }),
};

/** Parts by the names of their fields. */
export const profileParts: Record<Partner, readonly string[]> = {
  manufacturer: Object.keys(parts.manufacturer),
  vendor: Object.keys(parts.vendor),
};
