import AddPhotoIcon from '@mui/icons-material/AddPhotoAlternateOutlined';
import { useTranslate } from 'ra-core';
import type { FileRejection } from 'react-dropzone';
import { DropArea as FileDropArea } from '#ui/uploads/DropArea.tsx';
import { acceptedImages } from './imageList.ts';

interface Props {
  /** What may be dropped here. */
  hint: string;
  /** Beside what was dropped already. */
  isSmall: boolean;
  onDrop: (accepted: File[], rejected: FileRejection[]) => void;
}

/** Where pictures are dropped. */
export const DropArea = (props: Props) => {
  const translate = useTranslate();
  return (
    <FileDropArea
      isMultiple
      icon={<AddPhotoIcon />}
      accept={acceptedImages}
      text={translate('images.drop')}
      textNow={translate('images.dropNow')}
      choose={translate('images.choose')}
      {...props}
    />
  );
};
