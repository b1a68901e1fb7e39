import Button from '@mui/material/Button';
import type { Editor } from '@tiptap/react';
import { ResourceContextProvider } from 'react-admin';
import * as v from 'valibot';
import { limits } from '#contract/limits.ts';
import { requiredText } from '#contract/rules/platform/fields.ts';
import { requiredPicture } from '#contract/rules/platform/image.ts';
import { useText } from '#providers/i18nProvider/useText.ts';
import { FormFrame } from '#ui/form/FormFrame.tsx';
import { validateBy } from '#ui/form/validateBy.ts';
import { PictureInput } from '#ui/images/PictureInput.tsx';

const picture = v.object({ filename: requiredPicture, alt: requiredText(limits.imageAlt) });
const validate = validateBy(picture);

/** Inserts an image with its alternative text, or edits the selected image. */
const PictureDialog = ({ editor, onClose }: { editor: Editor; onClose: () => void }) => {
  const translate = useText();
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
    <ResourceContextProvider value="richText">
      <FormFrame
        onClose={onClose}
        width="sm"
        record={{ id: '', filename, alt }}
        onSubmit={apply}
        validate={validate}
        title={translate(isThere ? 'richText.picture.edit' : 'richText.picture.button')}
        actions={
          <>
            <Button onClick={onClose}>{translate('richText.picture.cancel')}</Button>
            <Button type="submit" variant="contained">
              {translate(isThere ? 'richText.picture.set' : 'richText.picture.insert')}
            </Button>
          </>
        }
      >
        <PictureInput source="filename" altSource="alt" ratio={1.5} />
      </FormFrame>
    </ResourceContextProvider>
  );
};

// biome-ignore lint/style/noDefaultExport: React.lazy needs a default export
export default PictureDialog;
