import OffIcon from '@mui/icons-material/ToggleOffOutlined';
import OnIcon from '@mui/icons-material/ToggleOnOutlined';
import { useDynamicText, useText } from '#providers/i18nProvider/useText.ts';
import { useResourcePrefix } from '#ui/record/useResourcePrefix.ts';
import type { StatusDocument } from './runningRecord.ts';
import { StatusBulkButton } from './StatusBulkButton.tsx';
import { activation, type StatusWords } from './statusWords.ts';

interface Props {
  document: StatusDocument;
  words?: StatusWords;
}

const ways = ['on', 'off'] as const;

/**
 * Buttons that switch the selected records on or off. The texts are the resource's messages, or those
 * of `runStates` for a resource without them.
 */
export const StatusBulkButtons = ({ document, words = activation }: Props) => {
  const translate = useText();
  const messages = useResourcePrefix();
  const text = useDynamicText(messages);
  return (
    <>
      {ways.map((way) => {
        const { status, verb, done } = words[way];
        return (
          <StatusBulkButton
            key={way}
            document={document}
            status={status}
            icon={way === 'on' ? <OnIcon /> : <OffIcon />}
            label={translate(`runStates.${verb}`)}
            textOf={(smart_count) =>
              text(`${verb}ManyText`, {
                smart_count,
                _: translate(`runStates.${verb}ManyText`, { smart_count }),
              })
            }
            done={text(done, { _: '' }) ? `${messages}.${done}` : `runStates.${done}`}
            isHarmless={way === 'on'}
          />
        );
      })}
    </>
  );
};
