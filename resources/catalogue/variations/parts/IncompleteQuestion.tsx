import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { numberText } from '#contract/format.ts';
import { useText } from '#providers/i18nProvider/useText.ts';
import { language } from '#providers/preferences.ts';
import { DialogBase } from '#ui/dialogs/DialogBase.tsx';

interface Props {
  /** The number of drafts to publish, and how many of them are incomplete. */
  drafts: number;
  incomplete: number;
  /**
   * Missing parts, with the number of variations that lack each; for a single variation, the number
   * of gaps.
   */
  lacking: readonly { part: string; count: number }[];
  isPending?: boolean;
  onPublish: (onlyComplete: boolean) => void;
  onClose: () => void;
}

/** Asks whether to publish incomplete drafts, and lists the missing parts. */
export const IncompleteQuestion = (props: Props) => {
  const { drafts, incomplete, lacking, isPending, onPublish, onClose } = props;
  const translate = useText();
  const text = useText('resources.products/variations.incomplete');
  const locale = language.use();
  const textId = useId();
  const complete = drafts - incomplete;
  const number = (count: number) => numberText(count, locale);
  return (
    <DialogBase
      width="xs"
      onClose={onClose}
      aria-describedby={textId}
      content={{ id: textId }}
      title={text('title')}
      actionsSx={{ flexWrap: 'wrap', rowGap: 1 }}
      actions={
        <>
          <Button onClick={onClose} autoFocus={complete === 0}>
            {translate('form.cancel')}
          </Button>
          <Button
            variant={complete === 0 ? 'contained' : 'text'}
            disabled={isPending}
            onClick={() => onPublish(false)}
          >
            {text(drafts === 1 ? 'anyway' : 'all', { count: number(drafts) })}
          </Button>
          {complete > 0 && (
            <Button
              variant="contained"
              autoFocus
              disabled={isPending}
              onClick={() => onPublish(true)}
            >
              {text('onlyComplete', { count: number(complete) })}
            </Button>
          )}
        </>
      }
    >
      <Typography color="text.secondary">
        {text(drafts === 1 ? 'one' : 'text', {
          smart_count: incomplete,
          ...{ incomplete: number(incomplete), drafts: number(drafts) },
        })}
      </Typography>
      <Box component="ul" sx={{ my: 1, pl: 2.5 }}>
        {lacking.map(({ part, count }) => (
          <li key={part}>
            {translate(`resources.products/variations.parts.${part}`)}
            {drafts > 1 && ` (${number(count)})`}
          </li>
        ))}
      </Box>
    </DialogBase>
  );
};
