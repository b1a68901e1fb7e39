import type { AmountRow } from '#ui/layout/AmountRows.tsx';
import { usePayoutText } from './usePayoutText.ts';

interface Sums {
  gross: string;
  commission: string;
  passedOn: string;
  adjustments: string;
  net: string;
}

const isNothing = (amount: string): boolean => Number(amount) === 0;

/** Converts the sums of a payout to rows that show its calculation. */
export const useSumRows = (): ((sums: Sums) => AmountRow[]) => {
  const text = usePayoutText();
  return ({ gross, commission, passedOn, adjustments, net }) => [
    { key: 'gross', label: text('fields.gross'), amount: gross },
    {
      key: 'commission',
      label: text('fields.commission'),
      amount: isNothing(commission) ? commission : `-${commission}`,
    },
    { key: 'passedOn', label: text('fields.passedOn'), amount: passedOn },
    ...(isNothing(adjustments)
      ? []
      : [{ key: 'adjustments', label: text('fields.adjustments'), amount: adjustments }]),
    { key: 'net', label: text('fields.net'), amount: net, isTotal: true },
  ];
};
