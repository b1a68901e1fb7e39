import Box from '@mui/material/Box';
import { TextInput } from 'react-admin';
import { limits } from '#contract/limits.ts';
import { labelOf, lineOf } from './line.ts';

export const AddressFields = () => (
  <>
    <TextInput
      source="street"
      label={labelOf('street')}
      helperText={false}
      autoComplete="address-line1"
      slotProps={lineOf(limits.profileLine)}
    />
    <TextInput
      source="address"
      label={labelOf('address')}
      helperText={false}
      autoComplete="address-line2"
      slotProps={lineOf(limits.profileLine)}
    />
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { '@480': '140px 1fr' } }}>
      <TextInput
        source="post_code"
        label={labelOf('post_code')}
        helperText={false}
        autoComplete="postal-code"
        slotProps={{ htmlInput: { maxLength: 5, inputMode: 'numeric' } }}
      />
      <TextInput
        source="city"
        label={labelOf('city')}
        helperText={false}
        autoComplete="address-level2"
        slotProps={lineOf(limits.profileLine)}
      />
    </Box>
  </>
);
