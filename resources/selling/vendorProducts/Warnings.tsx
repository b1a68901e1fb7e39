import { useListContext } from 'react-admin';
import { Notice } from '#ui/layout/Notice.tsx';
import { useResourceText } from '#ui/record/useResourceText.ts';

interface Props {
  counts: { hasPaymentAccount: boolean; paused: number };
}

/** What keeps everything from being sold, and how many products are paused. */
export const Warnings = ({ counts: { hasPaymentAccount, paused } }: Props) => {
  const text = useResourceText();
  const { filterValues } = useListContext();
  return (
    <>
      {!hasPaymentAccount && (
        <Notice to="/configurations/payment-configuration" action={text('warnings.toAccount')}>
          {text('warnings.account')}
        </Notice>
      )}
      {paused > 0 && filterValues.problem !== 'paused' && (
        <Notice
          severity="info"
          to={`/vendor-products?${filterValues.tab ? `tab=${filterValues.tab}&` : ''}problem=paused`}
          action={text('warnings.toPaused')}
        >
          {text('warnings.paused', { smart_count: paused })}
        </Notice>
      )}
    </>
  );
};
