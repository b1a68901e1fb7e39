import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { EditorContent, useEditor } from '@tiptap/react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { documentOf } from '#contract/rules/website/documentParts.ts';
import { useText } from '#providers/i18nProvider/useText.ts';
import { extensions } from './extensions.ts';
import { cleanPasted, hasMore } from './pasted.ts';
import { documentStyles } from './styles.ts';
import { Toolbar } from './Toolbar.tsx';

interface Props {
  /** A document as JSON. */
  value: string;
  onChange: (value: string) => void;
  onBlur: () => void;
  isInvalid: boolean;
  labelledBy: string;
  describedBy: string;
}

/**
 * The rich-text editor. It calls `onChange` only for the user's input; a new value from outside
 * replaces the content.
 */
const RichTextEditor = (props: Props) => {
  const { value, onChange, onBlur, isInvalid, labelledBy, describedBy } = props;
  const translate = useText();
  const [hasLost, setLost] = useState(false);
  // the form's value and the values written since, each of which the form passes back with a delay
  const written = useRef([value]);
  // memoised, because the editor would apply new props at each key press
  const editorProps = useMemo(
    () => ({
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': labelledBy,
        'aria-describedby': describedBy,
        'aria-invalid': String(isInvalid),
      },
      transformPastedHTML: (html: string) => {
        setLost(hasMore(html));
        return cleanPasted(html);
      },
    }),
    [labelledBy, describedBy, isInvalid],
  );
  const editor = useEditor({
    extensions,
    content: documentOf(value),
    // the page's content security policy blocks injected styles
    injectCSS: false,
    immediatelyRender: true,
    shouldRerenderOnTransaction: false,
    onUpdate: ({ editor: current }) => {
      const text = JSON.stringify(current.getJSON());
      written.current.push(text);
      onChange(text);
    },
    onBlur,
    editorProps,
  });
  useEffect(() => {
    const place = written.current.indexOf(value);
    if (place >= 0) {
      written.current.splice(0, place);
      return;
    }
    // the form was reset to another record, a draft, or its initial state
    written.current = [value];
    editor.commands.setContent(documentOf(value), { emitUpdate: false });
  }, [editor, value]);
  return (
    <Box sx={[frame, isInvalid && { borderColor: 'error.main' }]}>
      <Toolbar editor={editor} />
      <Box sx={[documentStyles, content]}>
        <EditorContent editor={editor} />
      </Box>
      {hasLost && (
        <Alert
          severity="info"
          onClose={() => setLost(false)}
          closeText={translate('images.close')}
          sx={{ m: 1 }}
        >
          {translate('richText.pastedOut')}
        </Alert>
      )}
    </Box>
  );
};

const frame = {
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  backgroundColor: 'background.paper',
  '&:focus-within': { borderColor: 'primary.main' },
} as const;

const content = {
  '& .ProseMirror': {
    position: 'relative',
    minHeight: 320,
    px: 2,
    py: 1.5,
    outline: 'none',
    whiteSpace: 'break-spaces',
    fontVariantLigatures: 'none',
    cursor: 'text',
  },
  '& .ProseMirror > :first-of-type': { mt: 0 },
  '& .ProseMirror-selectednode': { outline: 2, outlineColor: 'primary.main', outlineOffset: 2 },
  '& .ProseMirror-hideselection *::selection': { backgroundColor: 'transparent' },
  '& .ProseMirror-gapcursor': { display: 'none', pointerEvents: 'none', position: 'absolute' },
  '& .ProseMirror-focused .ProseMirror-gapcursor': { display: 'block' },
  '& .ProseMirror-gapcursor::after': {
    content: '""',
    display: 'block',
    position: 'absolute',
    top: -2,
    width: 20,
    borderTop: '1px solid currentColor',
  },
} as const;

// biome-ignore lint/style/noDefaultExport: React.lazy needs a default export
export default RichTextEditor;
