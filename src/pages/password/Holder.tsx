import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { KeyHolder } from '#providers/accounts/access.ts';
import { Heading } from './Heading.tsx';
import type { Messages } from './messages.ts';

interface Props {
  messages: Messages;
  holder: KeyHolder | null;
}

/**
 * The text above the form: the account's owner for a first password, otherwise a note that this
 * sets a new one.
 */
export const Holder = ({ messages, holder }: Props) => {
  const { set } = messages.passwords;
  if (!holder) return <Heading title={set.title} text={set.text} />;
  return (
    <>
      <Heading title={set.welcome} text={set.welcomeText} />
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 2,
          mb: 3,
          p: 2,
          border: 1,
          borderColor: 'divider',
          borderRadius: 1,
          backgroundColor: 'background.paper',
        }}
      >
        <Avatar
          {...(holder.picture && { src: holder.picture })}
          alt=""
          sx={{ width: 48, height: 48, color: 'primary.main', backgroundColor: 'primary.light' }}
        >
          {holder.name.charAt(0)}
        </Avatar>
        <Box sx={{ minWidth: 0 }}>
          <Typography noWrap sx={{ fontWeight: 600 }}>
            {holder.name}
          </Typography>
          {[holder.email, holder.phone].map(
            (line) =>
              line && (
                <Typography key={line} variant="body2" color="text.secondary" noWrap>
                  {line}
                </Typography>
              ),
          )}
        </Box>
      </Box>
    </>
  );
};
