// A chat that answers by itself. Loaded by a script element with `data-site-id` and `data-language`.
(() => {
  const { siteId = '', language = 'en' } = document.currentScript.dataset;
  const texts =
    language === 'ru'
      ? {
          name: 'Чат поддержки',
          hello: 'Это демонстрационный чат.',
          field: 'Сообщение',
          send: 'Отправить',
          close: 'Закрыть',
        }
      : { name: 'Support chat', hello: 'This is a demo chat.', field: 'Message', send: 'Send', close: 'Close' };
  const make = (tag, properties = {}, ...children) => {
    const element = Object.assign(document.createElement(tag), properties);
    element.append(...children);
    return element;
  };
  // Above everything of the page, as chats of real services are; a sheet of a script needs no permission of the page.
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`
    .demo-chat {
      position: fixed; inset-block-end: 16px; inset-inline-end: 16px; z-index: 2147483000;
      display: flex; flex-direction: column; box-sizing: border-box; overflow: hidden;
      inline-size: min(22rem, calc(100vw - 32px)); block-size: min(28rem, calc(100dvh - 32px));
      border: 1px solid light-dark(#c9ced6, #464c56); border-radius: 12px;
      background: light-dark(#fff, #1b1e23); color: light-dark(#171a1f, #eef0f3);
      box-shadow: 0 12px 32px rgb(0 0 0 / 25%); font-size: 15px; line-height: 1.45;
    }
    .demo-chat header {
      display: flex; align-items: center; justify-content: space-between; padding-inline-start: 16px;
      border-block-end: 1px solid light-dark(#e3e6eb, #343942); font-weight: 600;
    }
    .demo-chat button {
      min-block-size: 44px; padding-inline: 16px; border: 0; border-radius: 8px;
      background: none; color: inherit; font: inherit; font-weight: 600; cursor: pointer;
    }
    .demo-chat ol {
      flex: 1; display: flex; flex-direction: column; gap: 8px; margin: 0; padding: 16px;
      overflow-y: auto; list-style: none;
    }
    .demo-chat li {
      align-self: end; max-inline-size: 85%; padding: 8px 12px; border-radius: 12px; overflow-wrap: anywhere;
      background: light-dark(#1d4ed8, #2f5fe0); color: #fff;
    }
    .demo-chat li:first-child { align-self: start; background: light-dark(#eef0f4, #2b3038); color: inherit; }
    .demo-chat form {
      display: flex; gap: 8px; padding: 12px; border-block-start: 1px solid light-dark(#e3e6eb, #343942);
    }
    .demo-chat input {
      flex: 1; min-inline-size: 0; min-block-size: 44px; box-sizing: border-box; padding-inline: 12px;
      border: 1px solid light-dark(#8a919d, #6d7582); border-radius: 8px; background: transparent; color: inherit;
      font: inherit; font-size: 16px;
    }
    .demo-chat form button { background: light-dark(#1d4ed8, #2f5fe0); color: #fff; }
    .demo-chat :focus-visible { outline: 2px solid light-dark(#1d4ed8, #8fb0ff); outline-offset: -2px; }
    .demo-chat form button:focus-visible { outline-color: #fff; outline-offset: -4px; }
  `);
  document.adoptedStyleSheets.push(sheet);
  const log = make('ol', { role: 'log' }, make('li', { textContent: texts.hello }));
  const field = make('input', { ariaLabel: texts.field, name: 'chat-message', autocomplete: 'off' });
  const form = make('form', {}, field, make('button', { textContent: texts.send }));
  const close = make('button', { type: 'button', textContent: texts.close });
  const head = make('header', {}, make('span', { textContent: texts.name }), close);
  const box = make('section', { ariaLabel: texts.name, className: 'demo-chat' }, head, log, form);
  box.dataset.siteId = siteId;
  close.addEventListener('click', () => box.remove());
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    event.stopPropagation();
    if (field.value.trim() !== '') {
      log.append(make('li', { textContent: field.value }));
      log.scrollTop = log.scrollHeight;
    }
    field.value = '';
  });
  document.body.append(box);
  field.focus();
})();
