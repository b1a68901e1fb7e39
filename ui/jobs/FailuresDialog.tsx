import Button from '@mui/material/Button';
import DialogContentText from '@mui/material/DialogContentText';
import Link from '@mui/material/Link';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import { useId } from 'react';
import { LinkBase } from 'react-admin';
import { numberText } from '#contract/format.ts';
import type { BulkFailure } from '#contract/generated/schema.ts';
import { useDynamicText } from '#providers/i18nProvider/useText.ts';
import { language } from '#providers/preferences.ts';
import { ActionButton } from '#ui/actions/ActionButton.tsx';
import { DialogBase } from '#ui/dialogs/DialogBase.tsx';

/** Links from the reason of a failure, a message key, to the page where it can be mended. */
export type Remedies = Readonly<Record<string, { to: string; label: string }>>;

interface Props {
  done: number;
  total: number;
  /** The failures; only the first ones if there are very many. */
  failures: readonly BulkFailure[];
  /** Links to the pages where the reasons can be mended. */
  remedies?: Remedies;
  onRetry?: () => unknown;
  onClose: () => void;
}

/** Lists the rows that a job left unchanged, with the reason for each. */
const FailuresDialog = ({ done, total, failures, remedies = {}, onRetry, onClose }: Props) => {
  const translate = useDynamicText();
  const locale = language.use();
  const textId = useId();
  const number = (value: number) => numberText(value, locale);
  return (
    <DialogBase
      onClose={onClose}
      width="sm"
      aria-describedby={textId}
      content={{ dividers: true, sx: { pb: 0 } }}
      title={translate('jobReport.title')}
      actions={
        <>
          {onRetry && <ActionButton onClick={onRetry}>{translate('jobs.retry')}</ActionButton>}
          <Button variant="contained" onClick={onClose} autoFocus>
            {translate('jobReport.close')}
          </Button>
        </>
      }
    >
      <DialogContentText id={textId}>
        {translate('jobReport.text', {
          smart_count: done,
          done: number(done),
          total: number(total),
        })}
      </DialogContentText>
      <List dense sx={{ mx: -2 }}>
        {failures.map(({ id, label, msg, count }) => (
          <ListItem key={id} divider>
            <ListItemText
              primary={label ?? translate('jobReport.unnamed', { id })}
              secondary={
                <>
                  {translate(msg, { name: label, smart_count: count ?? undefined })}{' '}
                  <RemedyLink remedy={remedies[msg]} />
                </>
              }
            />
          </ListItem>
        ))}
      </List>
    </DialogBase>
  );
};

const RemedyLink = ({ remedy }: { remedy: Remedies[string] | undefined }) =>
  remedy ? (
    <Link component={LinkBase} to={remedy.to}>
      {remedy.label}
    </Link>
  ) : null;

// biome-ignore lint/style/noDefaultExport: React.lazy needs a default export
export default FailuresDialog;
