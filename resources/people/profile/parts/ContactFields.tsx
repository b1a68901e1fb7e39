import { TextInput } from 'react-admin';
import { limits } from '#contract/limits.ts';
import { labelOf, lineOf } from './line.ts';

/** The company's email address, not the one used to sign in. */
export const CompanyEmail = ({ helperText = false }: { helperText?: string | false }) => (
  <TextInput
    source="email"
    type="email"
    label={labelOf('email')}
    helperText={helperText}
    autoComplete="email"
  />
);

export const ContactFields = () => (
  <>
    <CompanyEmail />
    <TextInput
      source="phone_number"
      type="tel"
      label={labelOf('phone_number')}
      helperText={false}
      autoComplete="tel"
      slotProps={lineOf(limits.phone)}
    />
  </>
);
