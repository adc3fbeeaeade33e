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
  const log = make('ol', { role: 'log' }, make('li', { textContent: texts.hello }));
  const field = make('input', { ariaLabel: texts.field, name: 'chat-message', autocomplete: 'off' });
  const form = make('form', {}, field, make('button', { textContent: texts.send }));
  const close = make('button', { type: 'button', textContent: texts.close });
  const box = make('section', { ariaLabel: texts.name }, close, log, form);
  box.dataset.siteId = siteId;
  for (const [name, value] of Object.entries({
    position: 'fixed',
    insetBlockEnd: '16px',
    insetInlineEnd: '16px',
    zIndex: '50',
    inlineSize: 'min(20rem, calc(100vw - 32px))',
    padding: '16px',
    border: '1px solid',
    borderRadius: '8px',
    background: 'Canvas',
    color: 'CanvasText',
  }))
    box.style[name] = value;
  close.addEventListener('click', () => box.remove());
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    event.stopPropagation();
    if (field.value.trim() !== '') log.append(make('li', { textContent: field.value }));
    field.value = '';
  });
  document.body.append(box);
  field.focus();
})();
