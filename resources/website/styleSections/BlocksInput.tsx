import AddIcon from '@mui/icons-material/Add';
import RemoveIcon from '@mui/icons-material/DeleteOutline';
import EditIcon from '@mui/icons-material/EditOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { type ReactNode, useRef, useState } from 'react';
import { ValidationError } from 'react-admin';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { limits } from '#contract/limits.ts';
import { type StyleBlockKind, styleBlockKinds } from '#contract/rules/website/styleSection.ts';
import { useText } from '#providers/i18nProvider/useText.ts';
import { SortableList } from '#ui/sortable/SortableList.tsx';
import { BlockFields } from './BlockFields.tsx';
import type { StyleBlock } from './fields.ts';

const source = 'blocks';

const empty = (kind: StyleBlockKind): StyleBlock => ({
  kind,
  title: '',
  text: '',
  picture: null,
  picture_alt: '',
  products: [],
  affiliates_products: [],
});

/** Moves an item within a list. */
const arrayMove = <Item,>(items: readonly Item[], from: number, to: number): Item[] => {
  const others = items.filter((_, index) => index !== from);
  return [...others.slice(0, to), ...items.slice(from, from + 1), ...others.slice(to)];
};

/** Generates React keys that follow the blocks when they move, because blocks have no ids. */
const useKeys = (count: number) => {
  const last = useRef(0);
  const keys = useRef<string[]>([]);
  while (keys.current.length < count) {
    last.current += 1;
    keys.current.push(`block-${last.current}`);
  }
  keys.current.length = count;
  return { keys, next: `block-${last.current + 1}` };
};

/**
 * Edits the blocks of a section: the user adds them, sorts them by drag or keyboard, and opens one
 * at a time.
 */
export const BlocksInput = () => {
  const text = useText('resources.styles/sections');
  const { setValue } = useFormContext();
  const blocks: readonly StyleBlock[] = useWatch({ name: source }) ?? [];
  const { keys, next } = useKeys(blocks.length);
  const [open, setOpen] = useState<string | null>(null);
  const put = (changed: readonly StyleBlock[]) => setValue(source, changed, { shouldDirty: true });
  const move = (from: number, to: number) => {
    keys.current = arrayMove(keys.current, from, to);
    put(arrayMove(blocks, from, to));
  };
  const remove = (place: number) => {
    keys.current = keys.current.filter((_, index) => index !== place);
    put(blocks.filter((_, index) => index !== place));
  };
  const items = blocks.map((block, index) => ({ block, key: keys.current[index] ?? '' }));
  const nameOf = (block: StyleBlock) => block.title || text('blocks.untitled');
  return (
    <>
      {blocks.length === 0 && <Typography>{text('blocks.none')}</Typography>}
      <SortableList
        items={items}
        keyOf={({ key }) => key}
        nameOf={({ block }) => nameOf(block)}
        label={text('blocks.list')}
        onMove={move}
        renderItem={({ block, key }, handle, index) => (
          <Box sx={blockStyles}>
            <BlockHead
              block={block}
              position={index + 1}
              handle={handle}
              isOpen={open === key}
              onToggle={() => setOpen(open === key ? null : key)}
              onRemove={() => remove(index)}
            />
            {open === key && (
              <BlockFields source={`${source}.${index}`} kind={block.kind as StyleBlockKind} />
            )}
          </Box>
        )}
      />
      <Refused />
      {blocks.length < limits.styleBlocks && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          {styleBlockKinds.map((kind) => (
            <Button
              key={kind}
              startIcon={<AddIcon />}
              onClick={() => {
                put([...blocks, empty(kind)]);
                setOpen(next);
              }}
            >
              {text('blocks.add', { kind: text(`kinds.${kind}`) })}
            </Button>
          ))}
        </Box>
      )}
    </>
  );
};

const Refused = () => {
  const { errors } = useFormState({ name: source });
  const found = errors[source] as { message?: string; root?: { message?: string } } | undefined;
  const message = found?.root?.message ?? found?.message;
  return (
    message && (
      <FormHelperText error role="alert" sx={{ mx: 0 }}>
        <ValidationError error={message} />
      </FormHelperText>
    )
  );
};

interface HeadProps {
  block: StyleBlock;
  position: number;
  handle: ReactNode;
  isOpen: boolean;
  onToggle: () => void;
  onRemove: () => void;
}

const BlockHead = ({ block, position, handle, isOpen, onToggle, onRemove }: HeadProps) => {
  const text = useText('resources.styles/sections');
  const { kind, title, products, affiliates_products } = block;
  const count = products.length + affiliates_products.length;
  const about = [text(`kinds.${kind}`), count > 0 && text('blocks.count', count)];
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
      {handle}
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography noWrap fontWeight={560}>
          {title || text('blocks.untitled')}
        </Typography>
        <Typography variant="body2" color="text.secondary" noWrap>
          {about.filter(Boolean).join(' · ')}
        </Typography>
      </Box>
      {isOpen ? (
        <Button size="small" onClick={onToggle}>
          {text('blocks.done')}
        </Button>
      ) : (
        <IconButton aria-label={text('blocks.edit', { position })} onClick={onToggle}>
          <EditIcon />
        </IconButton>
      )}
      <IconButton aria-label={text('blocks.remove', { position })} onClick={onRemove}>
        <RemoveIcon />
      </IconButton>
    </Box>
  );
};

const blockStyles = {
  p: 1,
  mb: 1,
  border: 1,
  borderRadius: 1,
  borderColor: 'divider',
  backgroundColor: 'background.paper',
} as const;
