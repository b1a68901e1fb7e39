import { WithdrawReturnDocument } from '#resources/sales/returns/operations.generated.ts';
import { CloseFrame } from './CloseFrame.tsx';
import type { StepProps } from './step.ts';

const WithdrawDialog = (props: StepProps) => (
  <CloseFrame {...props} step="withdraw" document={WithdrawReturnDocument} />
);

// biome-ignore lint/style/noDefaultExport: a lazy part is a module's default export
export default WithdrawDialog;
