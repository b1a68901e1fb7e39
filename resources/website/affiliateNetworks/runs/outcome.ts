import { numberText } from '#contract/format.ts';
import { language } from '#providers/preferences.ts';
import { useNetworkText } from '#resources/website/affiliateNetworks/useNetworkText.ts';

interface Outcome {
  state: string;
  rows: number;
  expected: number;
  added: number;
  changed: number;
  gone: number;
  refused: number;
  msg: string;
  args: string;
}

/** Returns the text for a run: its progress, its error, or a summary of its changes. */
export const useOutcomeText = () => {
  const text = useNetworkText();
  const locale = language.use();
  const number = (value: number) => numberText(value, locale);
  return ({ state, msg, args, rows, expected, ...counts }: Outcome): string => {
    if (msg !== '') return text(`faults.${msg}`, JSON.parse(args));
    if (state === 'running') {
      return text(expected > rows ? 'run.progressOf' : 'run.progress', {
        rows: number(rows),
        expected: number(expected),
      });
    }
    const { added, changed, gone, refused } = counts;
    return text('run.outcome', {
      added: number(added),
      changed: number(changed),
      gone: number(gone),
      refused: number(refused),
    });
  };
};
