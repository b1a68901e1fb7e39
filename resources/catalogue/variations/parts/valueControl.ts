import type { ControllerRenderProps } from 'react-hook-form';
import type { ProductField } from './productFamily.ts';

/** Props of every value input. */
export interface ControlProps {
  field: ProductField;
  control: ControllerRenderProps;
  /** The id of the input element, for the label. */
  id: string;
  labelId: string;
  state: {
    'aria-required'?: true;
    'aria-invalid'?: true;
    'aria-describedby'?: string;
  };
}
