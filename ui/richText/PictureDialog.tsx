import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import type { Editor } from '@tiptap/react';
import { useId } from 'react';
import { Form, ResourceContextProvider } from 'react-admin';
import * as v from 'valibot';
import { limits } from '#contract/limits.ts';
import { requiredText } from '#contract/rules/platform/fields.ts';
import { requiredPicture } from '#contract/rules/platform/image.ts';
import { useText } from '#providers/i18nProvider/useText.ts';
import { validateBy } from '#ui/form/validateBy.ts';
import { PictureInput } from '#ui/images/PictureInput.tsx';

const picture = v.object({ filename: requiredPicture, alt: requiredText(limits.imageAlt) });
const validate = validateBy(picture);

/** Inserts an image with its alternative text, or edits the selected image. */
const PictureDialog = ({ editor, onClose }: { editor: Editor; onClose: () => void }) => {
  const translate = useText();
  const titleId = useId();
  const isThere = editor.isActive('picture');
  const { filename = null, alt = '' } = isThere ? editor.getAttributes('picture') : {};
  const apply = (values: object) => {
    const attrs = v.parse(picture, values);
    const chain = editor.chain().focus();
    if (isThere) chain.updateAttributes('picture', attrs).run();
    else chain.insertContent({ type: 'picture', attrs }).run();
    onClose();
  };
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={titleId}>
      <ResourceContextProvider value="richText">
        <Form record={{ id: '', filename, alt }} onSubmit={apply} validate={validate} noValidate>
          <DialogTitle id={titleId}>
            {translate(isThere ? 'richText.picture.edit' : 'richText.picture.button')}
          </DialogTitle>
          <DialogContent>
            <PictureInput source="filename" altSource="alt" ratio={1.5} />
          </DialogContent>
          <DialogActions sx={{ px: 3, pb: 2 }}>
            <Button onClick={onClose}>{translate('richText.picture.cancel')}</Button>
            <Button type="submit" variant="contained">
              {translate(isThere ? 'richText.picture.set' : 'richText.picture.insert')}
            </Button>
          </DialogActions>
        </Form>
      </ResourceContextProvider>
    </Dialog>
  );
};

// biome-ignore lint/style/noDefaultExport: React.lazy needs a default export
export default PictureDialog;
