import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useRecordContext } from 'react-admin';
import { useFormContext, useFormState } from 'react-hook-form';
import { RequestError } from '#providers/graphql/errors.ts';
import { useText } from '#providers/i18nProvider/useText.ts';
import { useResourcePrefix } from '#ui/record/useResourcePrefix.ts';
import { RunState } from './RunState.tsx';
import type { RunningRecord, StatusDocument } from './runningRecord.ts';
import { StatusSwitch } from './StatusSwitch.tsx';
import { activation, type StatusWords } from './statusWords.ts';

interface Props {
  document: StatusDocument;
  words?: StatusWords;
  /** Fields without which the record cannot be switched on, and the message that says so. */
  needed?: { fields: readonly string[]; message: string };
  /** The record's state, if it is shown in another way than the default. */
  children?: ReactNode;
}

/**
 * The status switch in a record's form. It applies to the saved record, so it is disabled while
 * there are unsaved changes. Errors that prevent switching on appear at their fields.
 */
export const FormStatusSwitch = ({ document, words = activation, needed, children }: Props) => {
  const translate = useText();
  const text = useText(useResourcePrefix());
  const { setError } = useFormContext();
  const { isDirty } = useFormState();
  const record = useRecordContext<RunningRecord>();
  if (record?.id === undefined) {
    return (
      <Typography variant="body2" color="text.secondary">
        {text(`help.${words.on.verb}`)}
      </Typography>
    );
  }
  const missing =
    needed?.fields.filter((field) => !(record as Record<string, unknown>)[field]) ?? [];
  const mark = (error: Error) => {
    const errors = error instanceof RequestError ? (error.body.errors ?? {}) : {};
    for (const [field, message] of Object.entries(errors)) {
      setError(field, { type: 'server', message: String(message) });
    }
  };
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      <StatusSwitch
        document={document}
        words={words}
        isDisabled={isDirty}
        onRefused={mark}
        obstacle={missing.length > 0 ? needed?.message : undefined}
        onObstacle={() => {
          for (const field of missing) {
            setError(field, { type: 'server', message: 'rules.neededToRun' });
          }
        }}
      />
      {children ?? <RunState />}
      {isDirty && (
        <Typography variant="caption" color="text.secondary">
          {translate('runStates.saveFirst')}
        </Typography>
      )}
    </Box>
  );
};
