import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { download } from '#providers/downloads/download.ts';
import { useText } from '#providers/i18nProvider/useText.ts';
import { Thumbnail } from '#ui/fields/Thumbnail.tsx';
import { SectionCard } from '#ui/layout/SectionCard.tsx';
import { useReportError } from '#ui/layout/useReportError.ts';
import type { Profile } from './partnerProfile.ts';

type Given = Pick<Profile, 'files'>;

/** A partner's brochures, certificates, terms and imprint. */
export const Files = ({ files }: Given) => {
  const translate = useText();
  const documents = files.flatMap(({ file, title, originName }) =>
    file ? [{ file, originName, title: title || (originName ?? file) }] : [],
  );
  return (
    <SectionCard title={translate('network.page.files')}>
      {documents.length === 0 && (
        <Typography color="text.secondary">{translate('network.page.noFiles')}</Typography>
      )}
      <Stack component="ul" spacing={0.75} sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {documents.map(({ file, title, originName }) => (
          <Box component="li" key={file} sx={{ overflowWrap: 'anywhere' }}>
            <DocumentLink {...{ file, title, originName }} />
          </Box>
        ))}
      </Stack>
    </SectionCard>
  );
};

interface Document {
  file: string;
  title: string;
  originName: string | null;
}

const DocumentLink = ({ file, title, originName }: Document) => {
  const reportError = useReportError();
  return (
    <Link
      component="button"
      type="button"
      sx={{ textAlign: 'left' }}
      onClick={() => download(`/files/${file}`, originName ?? `${title}.pdf`).catch(reportError)}
    >
      {title}
    </Link>
  );
};

/** Images of the factory and of certificates; renders nothing if there are none. */
export const Pictures = ({ files }: Given) => {
  const translate = useText();
  const pictures = files.flatMap(({ picture, title }) => (picture ? [{ picture, title }] : []));
  if (pictures.length === 0) return null;
  return (
    <SectionCard title={translate('network.page.pictures')}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {pictures.map(({ picture, title }) => (
          <Thumbnail key={picture} image={{ filename: picture, alt: title }} size={140} />
        ))}
      </Box>
    </SectionCard>
  );
};
