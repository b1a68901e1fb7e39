import { TextInput } from 'react-admin';
import { limits } from '#contract/limits.ts';
import { labelOf, lineOf } from './line.ts';

export const ContactFields = () => (
  <>
    <TextInput
      source="email"
      type="email"
      label={labelOf('email')}
      helperText={false}
      autoComplete="email"
    />
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
