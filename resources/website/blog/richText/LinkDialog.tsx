import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import type { Editor } from '@tiptap/react';
import { type FormEvent, useState } from 'react';
import { limits } from '#contract/limits.ts';
import { isDocumentLink } from '#contract/rules/website/document.ts';
import { useText } from '#providers/i18nProvider/useText.ts';
import { DialogFrame } from '#ui/dialogs/DialogFrame.tsx';

/** Completes a typed address: adds the missing scheme to an email address or a host. */
const addressOf = (typed: string): string => {
  const text = typed.trim();
  if (text === '' || /^[a-z][a-z0-9+.-]*:/i.test(text)) return text;
  return /^[^\s/@]+@[^\s/@]+$/.test(text) ? `mailto:${text}` : `https://${text}`;
};

/** Edits the link of the selected text, or of the word at the cursor. */
const LinkDialog = ({ editor, onClose }: { editor: Editor; onClose: () => void }) => {
  const translate = useText();
  const present: string = editor.getAttributes('link').href ?? '';
  const [typed, setTyped] = useState(present);
  const [isRefused, setRefused] = useState(false);
  const apply = (event: FormEvent) => {
    event.preventDefault();
    // the surrounding form must not be submitted
    event.stopPropagation();
    const href = addressOf(typed);
    if (!isDocumentLink(href)) return setRefused(true);
    const chain = editor.chain().focus().extendMarkRange('link');
    const isEmpty = editor.state.selection.empty && present === '';
    const link = { type: 'text', text: typed.trim(), marks: [{ type: 'link', attrs: { href } }] };
    (isEmpty ? chain.insertContent(link) : chain.setLink({ href })).run();
    onClose();
  };
  const remove = () => {
    editor.chain().focus().extendMarkRange('link').unsetLink().run();
    onClose();
  };
  return (
    <DialogFrame
      onClose={onClose}
      width="xs"
      onSubmit={apply}
      title={translate('richText.link.title')}
      isAtRisk={typed !== present}
      actions={
        <>
          {present && (
            <Button color="inherit" onClick={remove} sx={{ mr: 'auto' }}>
              {translate('richText.link.remove')}
            </Button>
          )}
          <Button onClick={onClose}>{translate('richText.link.cancel')}</Button>
          <Button type="submit" variant="contained">
            {translate('richText.link.set')}
          </Button>
        </>
      }
    >
      <TextField
        autoFocus
        fullWidth
        label={translate('richText.link.address')}
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value);
          setRefused(false);
        }}
        error={isRefused}
        helperText={translate(isRefused ? 'richText.link.invalid' : 'richText.link.help')}
        slotProps={{
          htmlInput: { maxLength: limits.link, spellCheck: false, inputMode: 'url' },
        }}
        sx={{ mt: 1 }}
      />
    </DialogFrame>
  );
};

// biome-ignore lint/style/noDefaultExport: React.lazy needs a default export
export default LinkDialog;
