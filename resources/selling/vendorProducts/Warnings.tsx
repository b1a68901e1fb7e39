import { useListContext } from 'react-admin';
import { useText } from '#providers/i18nProvider/useText.ts';
import { Notice } from '#ui/layout/Notice.tsx';
import { useResourcePrefix } from '#ui/record/useResourcePrefix.ts';

interface Props {
  counts: { hasPaymentAccount: boolean; paused: number };
}

/** Warns about a missing payment account, which prevents all sales, and about paused products. */
export const Warnings = ({ counts: { hasPaymentAccount, paused } }: Props) => {
  const text = useText(useResourcePrefix());
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
