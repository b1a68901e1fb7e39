import type { ControllerRenderProps } from 'react-hook-form';
import type { ProductField } from './productFamily.ts';

/** What each of the inputs of a value takes. */
export interface ControlProps {
  field: ProductField;
  control: ControllerRenderProps;
  /** Of its element, which the label points to. */
  id: string;
  labelId: string;
  state: {
    'aria-required'?: true;
    'aria-invalid'?: true;
    'aria-describedby'?: string;
  };
}
