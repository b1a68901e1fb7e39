import AddPhotoIcon from '@mui/icons-material/AddPhotoAlternateOutlined';
import BoldIcon from '@mui/icons-material/FormatBold';
import OutdentIcon from '@mui/icons-material/FormatIndentDecrease';
import IndentIcon from '@mui/icons-material/FormatIndentIncrease';
import ItalicIcon from '@mui/icons-material/FormatItalic';
import BulletIcon from '@mui/icons-material/FormatListBulleted';
import NumberIcon from '@mui/icons-material/FormatListNumbered';
import QuoteIcon from '@mui/icons-material/FormatQuote';
import RuleIcon from '@mui/icons-material/HorizontalRule';
import LinkIcon from '@mui/icons-material/InsertLink';
import RedoIcon from '@mui/icons-material/Redo';
import UndoIcon from '@mui/icons-material/Undo';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { type Editor, useEditorState } from '@tiptap/react';
import { type KeyboardEvent, type ReactNode, Suspense, useRef, useState } from 'react';
import { useText } from '#providers/i18nProvider/useText.ts';
import { lazyPart } from '#ui/lazy/lazyPart.tsx';

const LinkDialog = lazyPart(() => import('./LinkDialog.tsx'));
const PictureDialog = lazyPart(() => import('./PictureDialog.tsx'));

interface Tool {
  name: string;
  icon: ReactNode;
  run: () => unknown;
  /** Whether the format is active at the cursor; undefined for a tool that cannot be active. */
  isOn?: boolean;
  isDisabled?: boolean;
  keys?: string;
}

const stateOf = ({ editor }: { editor: Editor }) => ({
  heading2: editor.isActive('heading', { level: 2 }),
  heading3: editor.isActive('heading', { level: 3 }),
  bold: editor.isActive('bold'),
  italic: editor.isActive('italic'),
  link: editor.isActive('link'),
  bulletList: editor.isActive('bulletList'),
  orderedList: editor.isActive('orderedList'),
  blockquote: editor.isActive('blockquote'),
  picture: editor.isActive('picture'),
  canIndent: editor.can().sinkListItem('listItem'),
  canOutdent: editor.can().liftListItem('listItem'),
  canUndo: editor.can().undo(),
  canRedo: editor.can().redo(),
});

/** The editor's toolbar. It is a single tab stop; the arrow keys move between the tools. */
export const Toolbar = ({ editor }: { editor: Editor }) => {
  const translate = useText();
  const is = useEditorState({ editor, selector: stateOf });
  const [open, setOpen] = useState<'link' | 'picture' | null>(null);
  const chain = () => editor.chain().focus();
  const level = (n: 2 | 3) => () => chain().toggleHeading({ level: n }).run();
  const tools: readonly Tool[] = [
    { name: 'blocks.heading2', icon: <Level>H2</Level>, isOn: is.heading2, run: level(2) },
    { name: 'blocks.heading3', icon: <Level>H3</Level>, isOn: is.heading3, run: level(3) },
    {
      name: 'bold',
      icon: <BoldIcon />,
      isOn: is.bold,
      keys: 'Control+B',
      run: () => chain().toggleBold().run(),
    },
    {
      name: 'italic',
      icon: <ItalicIcon />,
      isOn: is.italic,
      keys: 'Control+I',
      run: () => chain().toggleItalic().run(),
    },
    { name: 'link.button', icon: <LinkIcon />, isOn: is.link, run: () => setOpen('link') },
    {
      name: 'bulletList',
      icon: <BulletIcon />,
      isOn: is.bulletList,
      run: () => chain().toggleBulletList().run(),
    },
    {
      name: 'orderedList',
      icon: <NumberIcon />,
      isOn: is.orderedList,
      run: () => chain().toggleOrderedList().run(),
    },
    {
      name: 'outdent',
      icon: <OutdentIcon />,
      isDisabled: !is.canOutdent,
      run: () => chain().liftListItem('listItem').run(),
    },
    {
      name: 'indent',
      icon: <IndentIcon />,
      isDisabled: !is.canIndent,
      run: () => chain().sinkListItem('listItem').run(),
    },
    {
      name: 'blockquote',
      icon: <QuoteIcon />,
      isOn: is.blockquote,
      run: () => chain().toggleBlockquote().run(),
    },
    { name: 'rule', icon: <RuleIcon />, run: () => chain().setHorizontalRule().run() },
    {
      name: is.picture ? 'picture.edit' : 'picture.button',
      icon: <AddPhotoIcon />,
      isOn: is.picture,
      run: () => setOpen('picture'),
    },
    { name: 'undo', icon: <UndoIcon />, isDisabled: !is.canUndo, run: () => chain().undo().run() },
    { name: 'redo', icon: <RedoIcon />, isDisabled: !is.canRedo, run: () => chain().redo().run() },
  ];
  return (
    <>
      <Tools label={translate('richText.toolbar')} tools={tools} />
      <Suspense fallback={null}>
        {open === 'link' && <LinkDialog editor={editor} onClose={() => setOpen(null)} />}
        {open === 'picture' && <PictureDialog editor={editor} onClose={() => setOpen(null)} />}
      </Suspense>
    </>
  );
};

/** Letters instead of an icon; the tool's name contains them, for users of voice control. */
const Level = ({ children }: { children: string }) => (
  <Box component="span" sx={{ fontSize: 14, fontWeight: 650, lineHeight: '24px', width: 24 }}>
    {children}
  </Box>
);

const steps: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 };

const Tools = ({ label, tools }: { label: string; tools: readonly Tool[] }) => {
  const translate = useText();
  const bar = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(0);
  const move = (event: KeyboardEvent) => {
    const last = tools.length - 1;
    const step = steps[event.key];
    const edge = { Home: 0, End: last }[event.key];
    const next = step ? (current + step + tools.length) % tools.length : edge;
    if (next === undefined) return;
    event.preventDefault();
    setCurrent(next);
    bar.current?.querySelectorAll('button')[next]?.focus();
  };
  return (
    <Box ref={bar} role="toolbar" aria-label={label} onKeyDown={move} sx={barStyles}>
      {tools.map(({ name, icon, run, isOn, isDisabled = false, keys }, index) => (
        <Tooltip key={name} title={translate(`richText.${name}`)}>
          <IconButton
            size="small"
            // a disabled tool stays focusable, so that the arrow keys do not skip it
            aria-disabled={isDisabled}
            aria-pressed={isOn}
            aria-keyshortcuts={keys}
            aria-label={translate(`richText.${name}`)}
            tabIndex={index === current ? 0 : -1}
            onFocus={() => setCurrent(index)}
            // keeps the selection in the text
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => !isDisabled && run()}
            sx={[toolStyles, isOn === true && onStyles, isDisabled && { opacity: 0.4 }]}
          >
            {icon}
          </IconButton>
        </Tooltip>
      ))}
    </Box>
  );
};

const barStyles = {
  position: 'sticky',
  // below the page's header
  top: 64,
  zIndex: 2,
  display: 'flex',
  flexWrap: 'wrap',
  gap: 0.25,
  p: 0.5,
  borderBottom: 1,
  borderColor: 'divider',
  // the corners of the frame
  borderStartStartRadius: 'inherit',
  borderStartEndRadius: 'inherit',
  backgroundColor: 'background.paper',
} as const;

const toolStyles = { width: 40, height: 40, borderRadius: 1, color: 'text.primary' } as const;
const onStyles = { backgroundColor: 'action.selected', color: 'primary.main' } as const;
