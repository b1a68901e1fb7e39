import AddIcon from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { limits } from '#contract/limits.ts';
import { useText } from '#providers/i18nProvider/useText.ts';
import { useConfigurableAttributes } from '#resources/catalogue/attributes/parts/useConfigurableAttributes.ts';
import type { ChosenAttribute } from '#resources/catalogue/parents/parentForm.ts';
import { RecordLink } from '#ui/fields/RecordLink.tsx';
import { NotLoaded } from '#ui/layout/NotLoaded.tsx';
import { useAnchor } from '#ui/menus/useAnchor.ts';
import { arrayMove } from '#ui/sortable/places.ts';
import { SortableList } from '#ui/sortable/SortableList.tsx';
import { AttributeCard } from './AttributeCard.tsx';

interface Props {
  /** The family that provides the attributes. */
  familyId: string | undefined;
  value: readonly ChosenAttribute[];
  onChange: (value: ChosenAttribute[]) => void;
  /** Whether the user can change only options, not attributes. */
  isFixed?: boolean;
}

const messages = 'resources.products/parents.attributes';

/** Shows the ordered attributes, each with its selected options. */
export const AttributeOptions = ({ familyId, value, onChange, isFixed = false }: Props) => {
  const translate = useText();
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const { attributes } = useConfigurableAttributes(familyId);
  const isForeign = ({ attr_id }: ChosenAttribute) =>
    Boolean(attributes?.every(({ id }) => id !== attr_id));
  const toggle = (id: string) => {
    const next = new Set(open);
    if (!next.delete(id)) next.add(id);
    setOpen(next);
  };
  const move = (from: number, to: number) => onChange(arrayMove(value, from, to));
  return (
    <>
      {value.length > 0 && (
        <SortableList
          items={value}
          keyOf={({ attr_id }) => attr_id}
          nameOf={({ name }) => name}
          label={translate(`${messages}.list`)}
          onMove={move}
          sx={{ display: 'grid', gap: 1.5 }}
          renderItem={(attribute, handle) => (
            <AttributeCard
              attribute={attribute}
              handle={handle}
              isForeign={isForeign(attribute)}
              isOpen={open.has(attribute.attr_id)}
              onToggle={() => toggle(attribute.attr_id)}
              onChange={(options) =>
                onChange(
                  value.map((each) =>
                    each.attr_id === attribute.attr_id ? { ...each, options } : each,
                  ),
                )
              }
              onRemove={
                isFixed
                  ? undefined
                  : () => onChange(value.filter(({ attr_id }) => attr_id !== attribute.attr_id))
              }
            />
          )}
        />
      )}
      {!isFixed && (
        <AddAttribute
          familyId={familyId}
          chosen={value}
          onAdd={(attribute) => {
            onChange([...value, attribute]);
            toggle(attribute.attr_id);
          }}
        />
      )}
    </>
  );
};

interface AddProps {
  familyId: string | undefined;
  chosen: readonly ChosenAttribute[];
  onAdd: (attribute: ChosenAttribute) => void;
}

/** A menu of the remaining attributes, or the reason why there are none. */
const AddAttribute = ({ familyId, chosen, onAdd }: AddProps) => {
  const translate = useText();
  const { button, popup } = useAnchor('menu');
  const { attributes, error, refetch } = useConfigurableAttributes(familyId);
  const hint = (key: string) => (
    <Typography variant="body2" color="text.secondary">
      {translate(`${messages}.${key}`)}
    </Typography>
  );
  if (familyId === undefined) return hint('familyFirst');
  if (error && !attributes) return <NotLoaded error={error} onRetry={refetch} />;
  if (!attributes) return <Skeleton variant="rounded" width={200} height={36} />;
  if (attributes.length === 0) {
    return (
      <Typography variant="body2" color="text.secondary">
        {translate(`${messages}.noneInFamily`)}{' '}
        <RecordLink resource="collections/attribute-families" id={familyId}>
          {translate(`${messages}.toFamily`)}
        </RecordLink>
      </Typography>
    );
  }
  const taken = new Set(chosen.map(({ attr_id }) => attr_id));
  const free = attributes.filter(({ id }) => !taken.has(id));
  if (free.length === 0 || chosen.length >= limits.attributesPerProduct) return null;
  return (
    <div>
      <Button variant="outlined" startIcon={<AddIcon />} {...button}>
        {translate(`${messages}.add`)}
      </Button>
      <Menu {...popup}>
        {free.map(({ id, name, slug }) => (
          <MenuItem
            key={id}
            onClick={() => {
              popup.onClose();
              onAdd({ attr_id: id, name, slug, options: [] });
            }}
          >
            {name}
          </MenuItem>
        ))}
      </Menu>
    </div>
  );
};
