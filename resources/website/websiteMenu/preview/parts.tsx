import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { PreviewTop } from './previewTree.ts';

/** Shows an advertisement: an image with its text. */
export const Promo = ({ top, picture }: { top: PreviewTop; picture: string | null }) =>
  picture && (
    <Box sx={{ position: 'relative', borderRadius: 1.5, overflow: 'hidden' }}>
      <Box
        component="img"
        src={`/images/${picture}?w=640`}
        alt={top.promo_text || top.name}
        sx={{ display: 'block', width: 1, aspectRatio: '1.6', objectFit: 'cover' }}
      />
      {top.promo_text && (
        <Box sx={{ p: 1.5, fontWeight: 600, backgroundColor: '#f3ede4', overflowWrap: 'anywhere' }}>
          {top.promo_text}
        </Box>
      )}
    </Box>
  );

export const Marketing = ({ top: { marketing } }: { top: PreviewTop }) =>
  (marketing.title || marketing.text) && (
    <Box>
      <Typography sx={{ fontWeight: 650, overflowWrap: 'anywhere' }}>{marketing.title}</Typography>
      <Typography
        variant="body2"
        sx={{ color: '#5b544c', whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}
      >
        {marketing.text}
      </Typography>
    </Box>
  );

export const Brands = ({ top: { brands } }: { top: PreviewTop }) =>
  brands.length > 0 && (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(4, 1fr)', gap: 1.5 }}>
      {brands.map(({ slug, image }) => (
        <Box
          key={slug}
          component="img"
          src={`/images/${image}?w=150`}
          alt={slug}
          sx={{ width: 1, aspectRatio: '1', objectFit: 'contain' }}
        />
      ))}
    </Box>
  );
