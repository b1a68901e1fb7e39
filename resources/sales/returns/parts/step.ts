import type { OrderReturnFieldsFragment } from '#resources/sales/returns/operations.generated.ts';

/** What the dialog of a step gets. */
export interface StepProps {
  returned: OrderReturnFieldsFragment;
  /** The name of the line. */
  name: string;
  onClose: () => void;
}
