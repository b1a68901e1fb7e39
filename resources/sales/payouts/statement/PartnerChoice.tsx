import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useApiQuery } from '#providers/api/useApiQuery.ts';
import { useText } from '#providers/i18nProvider/useText.ts';
import { PayoutPartnersDocument } from '#resources/sales/payouts/operations.generated.ts';

interface Props {
  /** The partner's id; an empty string for none. */
  value: string;
  onChange: (id: string) => void;
}

/** Selects the partner of the statement; administrators only. */
export const PartnerChoice = ({ value, onChange }: Props) => {
  const text = useText('resources.payouts');
  const { data, isPending } = useApiQuery(PayoutPartnersDocument, {});
  const partners = data?.managedVendors.data.results ?? [];
  return (
    <Autocomplete
      options={partners}
      loading={isPending}
      value={partners.find(({ id }) => id === value) ?? null}
      getOptionLabel={({ name }) => name}
      getOptionKey={({ id }) => id}
      onChange={(_event, partner) => onChange(partner?.id ?? '')}
      renderInput={(params) => <TextField {...params} label={text('statement.partner')} />}
      sx={{ width: 280, maxWidth: '100%' }}
    />
  );
};
