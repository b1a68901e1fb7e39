import Typography from '@mui/material/Typography';
import { OrderDialog } from '#ui/sortable/OrderDialog.tsx';
import type { StyleSectionRow } from './operations.ts';
import { UpdateStyleSectionOrdersDocument } from './record.generated.ts';

const StyleSectionOrder = ({ onClose }: { onClose: () => void }) => (
  <OrderDialog<StyleSectionRow> document={UpdateStyleSectionOrdersDocument} onClose={onClose}>
    {({ name }) => (
      <Typography noWrap fontWeight={560}>
        {name}
      </Typography>
    )}
  </OrderDialog>
);

// biome-ignore lint/style/noDefaultExport: a lazy part is a module's default export
export default StyleSectionOrder;
