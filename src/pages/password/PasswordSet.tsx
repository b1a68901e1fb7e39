import DoneIcon from '@mui/icons-material/CheckRounded';
import Button from '@mui/material/Button';
import { Link } from 'react-router';
import { Heading } from './Heading.tsx';
import type { Messages } from './messages.ts';

/** The confirmation, with a link to the login page. */
export const PasswordSet = ({ messages, isFirst }: { messages: Messages; isFirst: boolean }) => {
  const { done, toLogin } = messages.passwords;
  return (
    <>
      <Heading
        icon={<DoneIcon />}
        title={isFirst ? done.activatedTitle : done.title}
        text={isFirst ? done.activatedText : done.text}
        isNews
      />
      <Button component={Link} to="/login" variant="contained" size="large" fullWidth>
        {toLogin}
      </Button>
    </>
  );
};
