import OffIcon from '@mui/icons-material/ToggleOffOutlined';
import OnIcon from '@mui/icons-material/ToggleOnOutlined';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useSend } from '#providers/dataProvider/useSend.ts';
import { LazyConfirmDialog } from '#ui/dialogs/LazyConfirmDialog.tsx';
import { BulkButton } from '#ui/list/BulkButton.tsx';
import { useBulkOutcome } from '#ui/list/BulkOutcome.tsx';
import { useBulkTarget } from '#ui/list/BulkTarget.tsx';
import { useResourceText } from '#ui/record/useResourceText.ts';
import type { StatusDocument } from './runningRecord.ts';

interface Props {
  document: StatusDocument;
  /** Prefix of its messages. */
  messages: string;
}

const verbs = ['activate', 'deactivate'] as const;
type Verb = (typeof verbs)[number];

/** Switches the selected records on or off; asks first, and says how many. */
export const StatusBulkButtons = ({ document, messages }: Props) => {
  const translate = useTranslate();
  const text = useResourceText();
  const { rows, count } = useBulkTarget();
  const [asking, setAsking] = useState<Verb | null>(null);
  const outcomes = {
    activate: useBulkOutcome(`${messages}.activated`),
    deactivate: useBulkOutcome(`${messages}.deactivated`),
  };
  const { mutateAsync, isPending } = useSend(document);
  const confirm = async (verb: Verb) => {
    const status = verb === 'activate' ? 'active' : 'inactive';
    try {
      const { answer } = await mutateAsync({ input: { ...rows, status } });
      outcomes[verb].succeed(answer);
    } catch (error) {
      outcomes[verb].fail(error as Error);
    }
    setAsking(null);
  };
  return (
    <>
      {verbs.map((verb) => (
        <BulkButton
          key={verb}
          icon={verb === 'activate' ? <OnIcon /> : <OffIcon />}
          label={translate(`runStates.${verb}`)}
          isDisabled={isPending}
          onClick={() => setAsking(verb)}
        />
      ))}
      <LazyConfirmDialog
        open={asking !== null}
        isHarmless={asking === 'activate'}
        text={text(`${asking}ManyText`, { smart_count: count })}
        isPending={isPending}
        onConfirm={() => asking && confirm(asking)}
        onClose={() => setAsking(null)}
      />
    </>
  );
};
