import { useApiQuery } from '#providers/api/useApiQuery.ts';
import { useText } from '#providers/i18nProvider/useText.ts';
import { PayoutPartnersDocument } from '#resources/sales/payouts/operations.generated.ts';
import { Picker } from '#ui/pickers/Picker.tsx';
import type { Choice } from '#ui/pickers/useChoiceSearch.ts';

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
    <Picker<Choice>
      label={text('statement.partner')}
      choices={partners}
      isLoading={isPending}
      value={partners.find(({ id }) => id === value) ?? null}
      onChange={(partner) => onChange(partner?.id ?? '')}
      sx={{ width: 280, maxWidth: '100%' }}
    />
  );
};
