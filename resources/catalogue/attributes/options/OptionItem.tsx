import DragIcon from '@mui/icons-material/DragIndicator';
import MoreIcon from '@mui/icons-material/MoreVert';
import { memo } from 'react';
import { useText } from '#providers/i18nProvider/useText.ts';
import { Swatch } from '#resources/catalogue/attributes/parts/Swatch.tsx';
import { SelectBox } from '#ui/list/SelectBox.tsx';
import type { ListedOption } from './useOptions.ts';

interface Props {
  option: ListedOption;
  /** Index in the visible list. */
  index: number;
  count: number;
  /** In pixels. */
  top: number;
  isSelected: boolean;
  isLifted: boolean;
  isSortable: boolean;
  /** Id of the text that explains the handle. */
  helpId: string;
  onToggle: (id: string, withRange: boolean) => void;
  onEdit: (option: ListedOption) => void;
  onMenu: (option: ListedOption, anchor: HTMLElement) => void;
}

/**
 * One option in a list of possibly thousands. It uses native elements, which render fast while
 * scrolling.
 */
export const OptionItem = memo((props: Props) => {
  const { option, index, count, top, isSelected, isLifted, onToggle, onEdit, onMenu } = props;
  const translate = useText();
  const text = useText('resources.collections/attributes.options');
  const { id, name, switchType, value, description, usage } = option;
  return (
    <li
      data-option={id}
      data-selected={isSelected || undefined}
      data-lifted={isLifted || undefined}
      aria-setsize={count}
      aria-posinset={index + 1}
      style={{ top }}
    >
      <SelectBox
        label={text('select', { name })}
        isChecked={isSelected}
        onToggle={(event) => onToggle(id, event.shiftKey)}
      />
      <Handle {...props} />
      <span className="place">{index + 1}</span>
      <span className="swatch">
        <Swatch switchType={switchType} value={value} />
      </span>
      <div className="text">
        <button type="button" className="name" onClick={() => onEdit(option)}>
          {name}
        </button>
        {description && <div className="description">{description}</div>}
      </div>
      <span className="usage">
        {usage ? text('used', { smart_count: usage }) : text('unused', {})}
      </span>
      <button
        type="button"
        aria-label={translate('list.actionsOf', { name })}
        aria-haspopup="menu"
        onClick={(event) => onMenu(option, event.currentTarget)}
      >
        <MoreIcon fontSize="small" />
      </button>
    </li>
  );
});
OptionItem.displayName = 'OptionItem';

/** The drag handle; the list handles its events. */
const Handle = ({ option: { id, name }, index, count, isSortable, helpId }: Props) => {
  const translate = useText();
  return (
    <button
      type="button"
      className="handle"
      data-handle={id}
      aria-label={translate('sortable.handle', { name, position: index + 1, count })}
      aria-describedby={isSortable ? helpId : undefined}
      aria-disabled={isSortable ? undefined : true}
    >
      <DragIcon fontSize="small" />
    </button>
  );
};
