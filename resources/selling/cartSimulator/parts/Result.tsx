import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { euroText, percentText } from '#contract/format.ts';
import type { CartQuoteInput } from '#contract/generated/schema.ts';
import { useText } from '#providers/i18nProvider/useText.ts';
import { language } from '#providers/preferences.ts';
import { AmountRows } from '#ui/layout/AmountRows.tsx';
import { NotLoaded } from '#ui/layout/NotLoaded.tsx';
import { SectionCard } from '#ui/layout/SectionCard.tsx';
import { useConditionTexts } from './useConditionTexts.ts';
import { useQuote } from './useQuote.ts';
import { type Quote, useRows } from './useRows.tsx';

interface Props {
  asked: CartQuoteInput | null;
  serviceNames: readonly { id: string; name: string }[] | undefined;
  skuNames: readonly { sku: string; name: string }[];
  /** The viewer's partner id, which labels the viewer's own payout. */
  ownId: string | null;
}

/** Lists each cost with its reason or refusal. */
export const Result = ({ asked, ...names }: Props) => {
  const translate = useText();
  const { quote, isCurrent, error, refetch } = useQuote(asked);
  if (error) {
    return (
      <Card>
        <NotLoaded title="cartSimulator.failed" error={error} onRetry={refetch} />
      </Card>
    );
  }
  return (
    <Box
      role="status"
      aria-busy={!isCurrent}
      sx={{ display: 'grid', gap: 2, opacity: isCurrent ? 1 : 0.6 }}
    >
      {quote ? (
        <Quoted quote={quote} {...names} />
      ) : (
        <SectionCard title={translate('cartSimulator.result')}>
          <Typography color="text.secondary">{translate('cartSimulator.noResult')}</Typography>
        </SectionCard>
      )}
    </Box>
  );
};

const Quoted = ({ quote, ...names }: { quote: Quote } & Omit<Props, 'asked'>) => {
  const translate = useText();
  const rows = useRows(quote, names);
  const { isOrderable, parts } = quote;
  return (
    <>
      <SectionCard title={translate('cartSimulator.result')}>
        <Alert severity={isOrderable ? 'success' : 'warning'} sx={{ mb: 2 }}>
          {translate(`cartSimulator.${isOrderable ? 'orderable' : 'notOrderable'}`)}
          <CodeRefusal quote={quote} />
        </Alert>
        <CodeConditions quote={quote} />
        <AmountRows rows={rows.positions} />
      </SectionCard>
      <SectionCard title={translate('cartSimulator.sums.title')}>
        <AmountRows rows={rows.sums} />
      </SectionCard>
      {parts.map((part) => (
        <Payout key={part.partnerId} part={part} isOwn={part.partnerId === names.ownId} />
      ))}
    </>
  );
};

/** Why the code is refused, as a sentence. */
const CodeRefusal = ({ quote: { codeRefusal, codeMissing } }: { quote: Quote }) => {
  const translate = useText();
  const locale = language.use();
  if (codeRefusal === null) return null;
  const missing = codeMissing === null ? '' : euroText(codeMissing, locale);
  return ` ${translate(`cartSimulator.reasons.${codeRefusal}`, { missing })}.`;
};

/** What limits the code, and what only the order can check. */
const CodeConditions = ({ quote }: { quote: Quote }) => {
  const translate = useText();
  const conditionTexts = useConditionTexts();
  const { codeConditions, isCodeCheckedAtOrder } = quote;
  const sentences = [
    ...(codeConditions ? conditionTexts(codeConditions) : []),
    ...(isCodeCheckedAtOrder ? [translate('cartSimulator.codeCheckedAtOrder')] : []),
  ];
  if (sentences.length === 0) return null;
  return (
    <Box component="ul" sx={{ m: 0, mb: 2, pl: 2.5, typography: 'body2' }}>
      {sentences.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </Box>
  );
};

const Payout = ({ part, isOwn }: { part: Quote['parts'][number]; isOwn: boolean }) => {
  const translate = useText();
  const locale = language.use();
  const { partnerName: name, base, rate, commission, shipping, driving, payout } = part;
  const inEuro = euroText(base, locale);
  return (
    <SectionCard
      title={
        isOwn
          ? translate('cartSimulator.payout.title')
          : translate('cartSimulator.payout.titleOf', { name })
      }
    >
      <AmountRows
        rows={[
          {
            key: 'products',
            label: `${translate('cartSimulator.sums.products')} + ${translate('cartSimulator.sums.services')}`,
            amount: base,
          },
          {
            key: 'commission',
            label: translate('cartSimulator.payout.commission', {
              rate: percentText(rate, locale),
              base: inEuro,
            }),
            amount: `-${commission}`,
          },
          { key: 'shipping', label: translate('cartSimulator.sums.shipping'), amount: shipping },
          { key: 'driving', label: translate('cartSimulator.sums.driving'), amount: driving },
          {
            key: 'payout',
            label: translate('cartSimulator.payout.payout'),
            amount: payout,
            isTotal: true,
          },
        ]}
      />
    </SectionCard>
  );
};
