import { socialMedia } from '#contract/rules/people/profile.ts';
import { LinkInput } from '#ui/form/LinkInput.tsx';

export const LinkFields = () => (
  <>
    {socialMedia.map((name) => (
      <LinkInput key={name} source={`social_media_links.${name}`} label={`profile.links.${name}`} />
    ))}
  </>
);
