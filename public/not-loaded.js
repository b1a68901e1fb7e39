// says so when the first script cannot be loaded; without this the page would stay empty
addEventListener(
  'error',
  ({ target }) => {
    if (!(target instanceof HTMLScriptElement)) return;
    const text = document.getElementById('not-loaded');
    Object.assign(text.style, {
      margin: '20vh auto',
      width: 'fit-content',
      fontFamily: 'sans-serif',
    });
    for (const button of text.querySelectorAll('button')) {
      button.onclick = () => location.reload();
    }
    text.hidden = false;
  },
  true,
);
