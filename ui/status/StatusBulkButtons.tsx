import OffIcon from '@mui/icons-material/ToggleOffOutlined';
import OnIcon from '@mui/icons-material/ToggleOnOutlined';
import { useTranslate } from 'react-admin';
import { useResourceText } from '#ui/record/useResourceText.ts';
import type { StatusDocument } from './runningRecord.ts';
import { StatusBulkButton } from './StatusBulkButton.tsx';

interface Props {
  document: StatusDocument;
  /** Prefix of its messages. */
  messages: string;
}

/** Switches the selected records on or off. */
export const StatusBulkButtons = ({ document, messages }: Props) => {
  const translate = useTranslate();
  const text = useResourceText();
  return (
    <>
      <StatusBulkButton
        document={document}
        status="active"
        icon={<OnIcon />}
        label={translate('runStates.activate')}
        textOf={(smart_count) => text('activateManyText', { smart_count })}
        done={`${messages}.activated`}
        isHarmless
      />
      <StatusBulkButton
        document={document}
        status="inactive"
        icon={<OffIcon />}
        label={translate('runStates.deactivate')}
        textOf={(smart_count) => text('deactivateManyText', { smart_count })}
        done={`${messages}.deactivated`}
      />
    </>
  );
};
