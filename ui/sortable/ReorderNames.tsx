import Typography from '@mui/material/Typography';
import type { OrderDocument } from './order.ts';
import { ReorderDialog } from './ReorderDialog.tsx';

interface Props {
  document: OrderDocument;
  onClose: () => void;
}

/** The dialog for sorting records of which only the name is shown. */
const ReorderNames = ({ document, onClose }: Props) => (
  <ReorderDialog document={document} onClose={onClose}>
    {({ name }) => (
      <Typography noWrap fontWeight={560}>
        {name}
      </Typography>
    )}
  </ReorderDialog>
);

// biome-ignore lint/style/noDefaultExport: a lazy part is a module's default export
export default ReorderNames;
