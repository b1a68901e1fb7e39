import ImageIcon from '@mui/icons-material/ImageOutlined';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useWatch } from 'react-hook-form';
import { colourOr } from '#contract/rules/platform/colour.ts';
import { imageFilename } from '#contract/rules/platform/image.ts';
import { useText } from '#providers/i18nProvider/useText.ts';
import { FormCard } from '#ui/form/FormCard.tsx';
import type { WebsiteBannerRecord } from './record.generated.ts';

type Shown = Partial<WebsiteBannerRecord>;

/** Previews the banner as the website shows it, on a large screen and on a phone. */
export const BannerPreview = () => {
  const text = useText('resources.website-banners');
  const banner: Shown = useWatch();
  return (
    <Box sx={{ position: { lg: 'sticky' }, top: { lg: 88 } }}>
      <FormCard title={text('sections.preview')}>
        <Screen label={text('preview.desktop')}>
          <Box sx={{ position: 'relative', aspectRatio: '5 / 2' }}>
            <Picture filename={banner.picture} alt={banner.pictureAlt} width={1024} />
            <Box sx={{ position: 'absolute', left: 0, bottom: 0, maxWidth: '70%', p: 1 }}>
              <Words banner={banner} isSmall />
            </Box>
          </Box>
        </Screen>
        <Box sx={{ maxWidth: 220, width: 1, mx: 'auto' }}>
          <Screen label={text('preview.mobile')}>
            <Box sx={{ aspectRatio: '4 / 3' }}>
              <Picture filename={banner.mobilePicture} alt={banner.mobilePictureAlt} width={640} />
            </Box>
            <Words banner={banner} />
          </Screen>
        </Box>
      </FormCard>
    </Box>
  );
};

const Screen = ({ label, children }: { label: string; children: React.ReactNode }) => (
  <Box component="figure" sx={{ m: 0 }}>
    <Typography component="figcaption" variant="caption" color="text.secondary">
      {label}
    </Typography>
    <Box sx={{ mt: 0.5, overflow: 'hidden', border: 1, borderColor: 'divider', borderRadius: 1 }}>
      {children}
    </Box>
  </Box>
);

interface PictureProps {
  filename: string | null | undefined;
  alt: string | undefined;
  width: number;
}

const Picture = ({ filename, alt, width }: PictureProps) => {
  const text = useText('resources.website-banners');
  const fills = { width: 1, height: 1, display: 'block', objectFit: 'cover' } as const;
  if (filename && imageFilename.test(filename)) {
    return (
      <Box component="img" src={`/images/${filename}?w=${width}`} alt={alt ?? ''} sx={fills} />
    );
  }
  return (
    <Box
      sx={{
        width: 1,
        height: 1,
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'center',
        gap: 1,
        color: 'text.secondary',
        backgroundColor: 'background.default',
      }}
    >
      <ImageIcon fontSize="small" />
      <Typography variant="caption">{text('preview.noPicture')}</Typography>
    </Box>
  );
};

/** The banner's texts on their background; the button swaps text and background colour. */
const Words = ({ banner, isSmall = false }: { banner: Shown; isSmall?: boolean }) => {
  const { title, text, button } = banner;
  if (!title && !text && !button) return null;
  const foreground = colourOr(banner.textColor, '#ffffff');
  const background = colourOr(banner.backgroundColor, '#000000');
  return (
    <Box
      sx={{
        p: isSmall ? 1 : 1.5,
        borderRadius: isSmall ? 1 : 0,
        color: foreground,
        backgroundColor: background,
        overflowWrap: 'anywhere',
      }}
    >
      {title && (
        <Typography sx={{ fontWeight: 650, lineHeight: 1.25, fontSize: isSmall ? 14 : 17 }}>
          {title}
        </Typography>
      )}
      {text && (
        <Typography sx={{ mt: 0.25, lineHeight: 1.35, fontSize: isSmall ? 11 : 13 }}>
          {text}
        </Typography>
      )}
      {button && (
        <Box
          component="span"
          sx={{
            display: 'inline-block',
            mt: 0.75,
            px: 1.25,
            py: 0.25,
            borderRadius: 1,
            fontWeight: 600,
            fontSize: isSmall ? 11 : 13,
            color: background,
            backgroundColor: foreground,
          }}
        >
          {button}
        </Box>
      )}
    </Box>
  );
};
