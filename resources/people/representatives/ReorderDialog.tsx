import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Thumbnail } from '#ui/fields/Thumbnail.tsx';
import { ReorderDialog } from '#ui/sortable/ReorderDialog.tsx';
import type { RepresentativeRecord } from './record.generated.ts';
import { UpdateRepresentativeOrdersDocument } from './record.generated.ts';

const RepresentativeOrder = ({ onClose }: { onClose: () => void }) => (
  <ReorderDialog<RepresentativeRecord>
    document={UpdateRepresentativeOrdersDocument}
    onClose={onClose}
  >
    {({ name, surname, position, picture }) => (
      <>
        <Thumbnail image={picture ? { filename: picture, alt: '' } : null} size={48} />
        <Box sx={{ minWidth: 0 }}>
          <Typography noWrap fontWeight={560}>
            {name} {surname}
          </Typography>
          <Typography variant="body2" color="text.secondary" noWrap>
            {position}
          </Typography>
        </Box>
      </>
    )}
  </ReorderDialog>
);

// biome-ignore lint/style/noDefaultExport: React.lazy needs a default export
export default RepresentativeOrder;
