import { RejectReturnDocument } from '#resources/sales/returns/operations.generated.ts';
import { CloseFrame } from './CloseFrame.tsx';
import type { StepProps } from './step.ts';

const RejectDialog = (props: StepProps) => (
  <CloseFrame {...props} step="reject" document={RejectReturnDocument} />
);

// biome-ignore lint/style/noDefaultExport: a lazy part is a module's default export
export default RejectDialog;
