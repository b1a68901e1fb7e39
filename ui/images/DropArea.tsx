import AddPhotoIcon from '@mui/icons-material/AddPhotoAlternateOutlined';
import type { FileRejection } from 'react-dropzone';
import { useText } from '#providers/i18nProvider/useText.ts';
import { DropArea as FileDropArea } from '#ui/uploads/DropArea.tsx';
import { acceptedImages } from './imageList.ts';

interface Props {
  /** What may be dropped here. */
  hint: string;
  /** Small, beside the images already there. */
  isSmall: boolean;
  onDrop: (accepted: File[], rejected: FileRejection[]) => void;
}

/** An area to drop images on. */
export const DropArea = (props: Props) => {
  const translate = useText();
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
