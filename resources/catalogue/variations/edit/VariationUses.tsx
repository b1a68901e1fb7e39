import Box from '@mui/material/Box';
import { UsesList } from '#ui/deletion/UsesList.tsx';

/** The menu items, styles and sections that show a variation. */
const VariationUses = ({ id }: { id: string }) => (
  <Box>
    <UsesList of="variation" ids={[id]} />
  </Box>
);

// biome-ignore lint/style/noDefaultExport: a lazy part is a module's default export
export default VariationUses;
