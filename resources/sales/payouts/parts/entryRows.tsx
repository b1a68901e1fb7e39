import { percentText } from '#contract/format.ts';
import { language } from '#providers/preferences.ts';
import type { EntryRecordFragment } from '#resources/sales/payouts/operations.generated.ts';
import { RecordLink } from '#ui/fields/RecordLink.tsx';
import type { AmountRow } from '#ui/layout/AmountRows.tsx';
import { useDayText } from './useDayText.ts';
import { useEuro } from './useEuro.ts';
import { usePayoutText } from './usePayoutText.ts';

/** Converts ledger entries to rows with title, order and the calculation of the commission. */
export const useEntryRows = (): ((entries: readonly EntryRecordFragment[]) => AmountRow[]) => {
  const text = usePayoutText();
  const commissionText = useCommissionText();
  const euro = useEuro();
  const day = useDayText();
  const titleOf = ({ kind, name, quantity }: EntryRecordFragment): string => {
    const title = name ? `${text(`kinds.${kind}`)}: ${name}` : text(`kinds.${kind}`);
    return quantity === null ? title : `${title}, ${text('pieces', { smart_count: quantity })}`;
  };
  return (entries) =>
    entries.map((entry) => ({
      key: entry.id,
      label: entry.payoutId ? (
        <RecordLink resource="payouts" id={entry.payoutId}>
          {titleOf(entry)}
        </RecordLink>
      ) : (
        titleOf(entry)
      ),
      amount: entry.net,
      detail: (
        <>
          {day(entry.at)}
          {entry.orderNumber && entry.orderId && (
            <>
              {' · '}
              <RecordLink resource="orders" id={entry.orderId}>
                {entry.orderNumber}
              </RecordLink>
            </>
          )}
          {entry.sku && ` · ${entry.sku}`}
          {commissionText(entry)}
          {entry.purchaseValue && ` · ${text('taken', { value: euro(entry.purchaseValue) })}`}
        </>
      ),
    }));
};

/**
 * Formats the commission as ` · 1.080,00 € − 129,60 € (12 % von …)`; empty without a commission.
 */
const useCommissionText = () => {
  const text = usePayoutText();
  const euro = useEuro();
  const locale = language.use();
  return ({ amount, commission, rate, base, tier }: EntryRecordFragment): string => {
    if (rate === null) return '';
    const sign = commission.startsWith('-') ? '+' : '−';
    const sum = `${euro(amount)} ${sign} ${euro(commission.replace('-', ''))}`;
    if (base === null || tier === null) {
      return ` · ${sum} (${percentText(rate, locale)})`;
    }
    const how = { rate: percentText(rate, locale), base: euro(base), tier: text(`tiers.${tier}`) };
    return ` · ${sum} (${text('commissionOf', how)})`;
  };
};
