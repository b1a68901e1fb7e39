import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useText } from '#providers/i18nProvider/useText.ts';
import { DateText } from '#ui/fields/DateText.tsx';
import { Thumbnail } from '#ui/fields/Thumbnail.tsx';
import { SectionCard } from '#ui/layout/SectionCard.tsx';
import { RegionNames } from '#ui/regions/RegionNames.tsx';
import type { Profile } from './partnerProfile.ts';

const list = { display: 'grid', gap: 2.5, m: 0, p: 0, listStyle: 'none' } as const;
const item = { display: 'flex', gap: 2, minWidth: 0, overflowWrap: 'anywhere' } as const;

/** The published news of a connected manufacturer, newest first. */
export const News = ({ news }: Pick<Profile, 'news'>) => {
  const translate = useText();
  return (
    <SectionCard title={translate('network.page.news')}>
      {news.length === 0 && (
        <Typography color="text.secondary">{translate('network.page.noNews')}</Typography>
      )}
      <Box component="ul" sx={list}>
        {news.map(({ id, title, text, link, picture, publishedAt }) => (
          <Box component="li" key={id} sx={item}>
            {/* the title is beside the image, so the image needs no alternative text */}
            {picture && <Thumbnail image={{ filename: picture, alt: '' }} size={96} height={64} />}
            <Box sx={{ minWidth: 0 }}>
              <Typography fontWeight={560} component="h3">
                {title}
              </Typography>
              <Typography variant="caption" color="text.secondary">
                <DateText value={publishedAt} />
              </Typography>
              <Typography sx={{ whiteSpace: 'pre-line' }}>{text}</Typography>
              {link && (
                <Link
                  href={link}
                  target="_blank"
                  rel="noopener noreferrer"
                  aria-label={`${translate('network.page.more')}: ${title}`}
                >
                  {translate('network.page.more')}
                </Link>
              )}
            </Box>
          </Box>
        ))}
      </Box>
    </SectionCard>
  );
};

/** A manufacturer's representatives; those for the user's own postcode come first. */
export const Representatives = ({ people }: { people: Profile['representatives'] }) => {
  const translate = useText();
  return (
    <SectionCard title={translate('network.page.representatives')}>
      {people.length === 0 && (
        <Typography color="text.secondary">
          {translate('network.page.noRepresentatives')}
        </Typography>
      )}
      <Box component="ul" sx={list}>
        {people.map(({ id, name, position, email, phone, picture, regions }) => (
          <Box component="li" key={id} sx={item}>
            {/* the name is beside the image, so the image needs no alternative text */}
            <Thumbnail image={picture ? { filename: picture, alt: '' } : null} size={48} />
            <Box sx={{ minWidth: 0 }}>
              <Typography fontWeight={560}>{name}</Typography>
              <Typography variant="body2" color="text.secondary">
                {position}
              </Typography>
              <Typography variant="body2" color="text.secondary">
                <RegionNames regions={regions} />
              </Typography>
              <Link href={`mailto:${email}`} variant="body2">
                {email}
              </Link>
              <Typography variant="body2">{phone}</Typography>
            </Box>
          </Box>
        ))}
      </Box>
    </SectionCard>
  );
};
