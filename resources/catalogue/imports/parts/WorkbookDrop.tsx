import WorkbookIcon from '@mui/icons-material/TableViewOutlined';
import Alert from '@mui/material/Alert';
import type { FileRejection } from 'react-dropzone';
import { useText } from '#providers/i18nProvider/useText.ts';
import { DropArea } from '#ui/uploads/DropArea.tsx';

const acceptedWorkbooks = {
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': ['.xlsx'],
};

interface Props {
  /** The reason why the last file was rejected. */
  fault: string | null;
  onFile: (file: File) => void;
  onFault: (fault: string) => void;
}

/** Accepts a workbook by drag and drop or file selection; rejects other files with a reason. */
export const WorkbookDrop = ({ fault, onFile, onFault }: Props) => {
  const text = useText('resources.products/imports.dialog');
  const drop = ([file]: File[], [rejected]: FileRejection[]) => {
    if (file) return onFile(file);
    const isOneTooMany = rejected?.errors.every(({ code }) => code === 'too-many-files');
    onFault(isOneTooMany ? text('onlyOne') : text('notWorkbook', { name: rejected?.file.name }));
  };
  return (
    <>
      {fault && <Alert severity="error">{fault}</Alert>}
      <DropArea
        icon={<WorkbookIcon />}
        accept={acceptedWorkbooks}
        text={text('drop')}
        textNow={text('dropNow')}
        hint={text('limits')}
        choose={text('choose')}
        autoFocus
        onDrop={drop}
      />
    </>
  );
};
