import AddPhotoIcon from '@mui/icons-material/AddPhotoAlternateOutlined';
import type { FileRejection } from 'react-dropzone';
import { useText } from '#providers/i18nProvider/useText.ts';
import { DropArea } from '#ui/uploads/DropArea.tsx';
import { acceptedImages } from './imageList.ts';

interface Props {
  /** Explains which files are accepted. */
  hint: string;
  /** Renders a small area beside existing images. */
  isSmall: boolean;
  onDrop: (accepted: File[], rejected: FileRejection[]) => void;
}

/** A drop zone for images. */
export const ImageDropArea = (props: Props) => {
  const translate = useText();
  return (
    <DropArea
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
