import Typography from '@mui/material/Typography';
import { numberText } from '#contract/format.ts';
import { useText } from '#providers/i18nProvider/useText.ts';
import { language } from '#providers/preferences.ts';
import type { ImportRecord } from '#resources/catalogue/imports/operations.ts';
import { canRun, isRunning } from '#resources/catalogue/imports/parts/importState.ts';

type Sentence = [key: string, count: number];

/** Explains the remaining work after an import, for example rejected rows to correct. */
export const NextSteps = ({ record }: { record: ImportRecord }) => {
  const translate = useText();
  const locale = language.use();
  const sentences = isRunning(record) ? [] : sentencesOf(record);
  if (sentences.length === 0) return null;
  return (
    <Typography variant="body2" color="text.secondary" sx={{ mt: 1 }}>
      {sentences
        .map(([key, count]) =>
          translate(`resources.products/imports.${key}`, {
            smart_count: count,
            count: numberText(count, locale),
          }),
        )
        .join(' ')}
    </Typography>
  );
};

const sentencesOf = (record: ImportRecord): Sentence[] => {
  const { state, refused, written } = record;
  const sentences: Sentence[] = [];
  if (state === 'failed') {
    // the error message alone does not say whether the import changed the catalogue
    sentences.push([written > 0 ? 'about.stoppedBetween' : 'about.stopped', written]);
  }
  if (state === 'failed' || state === 'stopped') sentences.push([`next.${nextOf(record)}`, 0]);
  if (refused > 0) sentences.push(['refusedHint', refused]);
  return sentences;
};

const nextOf = (record: ImportRecord) => {
  if (canRun(record)) return 'goOn';
  if (record.state === 'stopped') return 'checkAgain';
  const isOurFault = !record.msg || record.msg === 'error.INTERNAL';
  return isOurFault ? 'again' : 'correct';
};
