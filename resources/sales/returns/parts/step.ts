import type { OrderReturnFieldsFragment } from '#resources/sales/returns/operations.generated.ts';

/** The props of a step's dialog. */
export interface StepProps {
  returned: OrderReturnFieldsFragment;
  /** The name of the line. */
  name: string;
  onClose: () => void;
}
