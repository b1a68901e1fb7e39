import { memo } from 'react';

interface Props {
  label: string;
  isChecked: boolean;
  isPartly?: boolean;
  isDisabled?: boolean;
  onToggle: (event: MouseEvent) => void;
}

/** The browser's native checkbox, because a thousand rows have one each. */
export const SelectBox = memo(
  ({ label, isChecked, isPartly = false, isDisabled, onToggle }: Props) => (
    <label className="select-box">
      <input
        type="checkbox"
        aria-label={label}
        checked={isChecked}
        disabled={isDisabled}
        ref={(input) => {
          if (input) input.indeterminate = isPartly;
        }}
        // keeps shift-click from selecting the text in between
        onMouseDown={(event) => event.shiftKey && event.preventDefault()}
        onChange={({ nativeEvent }) => nativeEvent instanceof MouseEvent && onToggle(nativeEvent)}
      />
    </label>
  ),
);
SelectBox.displayName = 'SelectBox';
