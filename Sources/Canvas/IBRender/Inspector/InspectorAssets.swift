/// The parts of the inspector page that do not depend on the document.
enum InspectorAssets {
  static let controls = """
    <label>Find <input id="search" type="search" placeholder="class, text or id"></label>
    <label><input id="frames" type="checkbox"> Frames</label>
    <label><input id="links" type="checkbox" checked> Connections</label>
    <label><input id="depth" type="checkbox"> Exploded</label>
    <label>Zoom <input id="zoom" type="range" min="5" max="300" step="5" value="100"></label>

    """

  static let panels = """
    <svg id="overlay" aria-hidden="true"></svg>
    <div id="layers" aria-hidden="true" hidden></div>
    </section>
    <nav aria-label="Objects"><ul id="tree" role="tree" aria-label="Objects"></ul></nav>
    <aside id="details" aria-live="polite"><p>Select an object.</p></aside>

    """

  static let style = """
    :root { color-scheme: light dark; --back: #f5f5f7; --panel: #fff; --text: #1d1d1f; --faint: #6e6e73;
      --line: #d2d2d7; --accent: #0066cc; --bad: #c41e3a; }
    @media (prefers-color-scheme: dark) { :root { --back: #161617; --panel: #1d1d1f; --text: #f5f5f7;
      --faint: #a1a1a6; --line: #424245; --accent: #4da3ff; --bad: #ff6b81; } }
    * { box-sizing: border-box; }
    body { margin: 0; height: 100vh; display: flex; flex-direction: column; background: var(--back);
      color: var(--text); font: 13px/1.45 -apple-system, system-ui, sans-serif; }
    header { display: flex; flex-wrap: wrap; gap: 6px 18px; align-items: center; padding: 8px 14px;
      background: var(--panel); border-bottom: 1px solid var(--line); }
    header label { display: inline-flex; gap: 6px; align-items: center; }
    h1 { font-size: 15px; margin: 0 8px 0 0; }
    h2 { font-size: 13px; margin: 12px 0 4px; }
    main { flex: 1; min-height: 0; display: grid; grid-template-columns: minmax(0, 1fr) 300px 300px; }
    #stage { position: relative; overflow: auto; padding: 72px 24px 24px; perspective: 1600px; }
    .images { position: absolute; }
    .variant > svg { display: block; background: #fff; transform-origin: 0 0; }
    .variant [data-id] { cursor: pointer; }
    .variant.behind { position: absolute; width: 0; height: 0; overflow: hidden; opacity: 0; }
    #overlay { position: absolute; left: 24px; top: 72px; pointer-events: none; overflow: visible; }
    #overlay rect { fill: none; stroke-width: 1.5; vector-effect: non-scaling-stroke; }
    #overlay .frame { stroke: var(--accent); stroke-opacity: .5; }
    #overlay .found { stroke: #ff9500; }
    #overlay .flaw { stroke: var(--bad); stroke-dasharray: 4 3; }
    #overlay .selected { stroke: var(--accent); stroke-width: 2.5; fill: var(--accent); fill-opacity: .12; }
    #overlay line { stroke: #ff9500; stroke-width: 2; vector-effect: non-scaling-stroke; }
    #overlay .chip { pointer-events: auto; cursor: pointer; }
    #overlay .chip rect { fill: var(--panel); stroke: #ff9500; vector-effect: none; }
    #overlay .chip text { fill: var(--text); }
    #layers { position: absolute; left: 24px; top: 72px; transform-style: preserve-3d;
      transform-origin: 0 0;
      transform: translate(120px, 60px) rotateX(24deg) rotateY(-32deg)
        scale3d(var(--zoom, 1), var(--zoom, 1), var(--zoom, 1)); }
    #layers div { position: absolute; border: 1px solid var(--accent); background: rgba(0, 102, 204, .05);
      color: var(--faint); font-size: 9px; overflow: hidden; cursor: pointer; }
    #layers svg { position: absolute; inset: 0; width: 100%; height: 100%; overflow: visible; }
    #layers .selected { background: rgba(255, 149, 0, .35); }
    nav, aside { overflow: auto; background: var(--panel); border-left: 1px solid var(--line); padding: 8px 10px; }
    #tree, #tree ul { list-style: none; margin: 0; padding-left: 12px; }
    #tree { padding-left: 0; }
    #tree [role=treeitem] > span { display: block; padding: 1px 6px; border-radius: 5px; cursor: pointer;
      white-space: nowrap; overflow: hidden; text-overflow: ellipsis; }
    #tree [aria-selected=true] > span { background: var(--accent); color: #fff; }
    #tree [role=treeitem]:focus { outline: none; }
    #tree [role=treeitem]:focus > span { outline: 2px solid var(--accent); outline-offset: -1px; }
    #tree [aria-expanded] > span::before { content: "▾ "; content: "▾ " / ""; color: var(--faint); }
    #tree [aria-expanded=false] > span::before { content: "▸ "; content: "▸ " / ""; }
    #tree [aria-expanded=false] > ul { display: none; }
    #tree .flawed > span::after { content: " ●"; content: " ●" / ", has findings"; color: var(--bad); }
    dl { display: grid; grid-template-columns: auto 1fr; gap: 2px 10px; margin: 0; }
    dt { color: var(--faint); } dd { margin: 0; overflow-wrap: anywhere; }
    aside pre { margin: 4px 0; padding: 6px; overflow: auto; max-height: 40vh; background: var(--back);
      border-radius: 5px; font: 11px/1.4 ui-monospace, monospace; }
    aside ul { margin: 0; padding-left: 16px; } aside .finding { color: var(--bad); }
    aside button { font: inherit; color: var(--accent); background: none; border: 0; padding: 0; cursor: pointer; }
    [hidden] { display: none !important; }
    @media (max-width: 900px) { main { grid-template-columns: 1fr; grid-auto-rows: minmax(200px, auto); overflow: auto; } }

    """

  static let script = #"""
    (() => {
      'use strict';
      const data = JSON.parse(document.getElementById('data').textContent);
      const $ = id => document.getElementById(id);
      const byID = new Map(data.objects.map(object => [object.id, object]));
      const items = new Map();
      let selected = null, variant = 0;

      const lines = data.source?.split('\n') ?? [];

      const name = object => object.label ? `${object.class} “${object.label}”` : object.class;
      const frame = id => data.frames[variant][id];
      const make = (tag, text, attributes = {}) => {
        const element = document.createElement(tag);
        if (text !== null) element.textContent = text;
        for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
        return element;
      };

      // The tree
      for (const object of data.objects) {
        const item = make('li', null, { role: 'treeitem', tabindex: '-1', 'aria-selected': 'false', 'data-object': object.id });
        item.append(make('span', name(object), { title: `#${object.id}, line ${object.line}` }));
        if (data.notes.some(note => note.kind === 'finding' && note.object === object.id)) item.classList.add('flawed');
        const parent = items.get(object.parent);
        if (parent) {
          let list = parent.querySelector(':scope > ul');
          if (!list) {
            list = make('ul', null, { role: 'group' });
            parent.append(list);
            parent.setAttribute('aria-expanded', 'true');
          }
          list.append(item);
        } else $('tree').append(item);
        items.set(object.id, item);
      }
      items.values().next().value?.setAttribute('tabindex', '0');

      // What is over the picture
      const draw = () => {
        const overlay = $('overlay'), shown = [];
        const rect = (id, kind) => {
          const box = frame(id);
          if (box) shown.push(`<rect class="${kind}" x="${box[0]}" y="${box[1]}" width="${box[2]}" height="${box[3]}"/>`);
        };
        if ($('frames').checked) for (const id of Object.keys(data.frames[variant])) rect(id, 'frame');
        for (const note of data.notes) if (note.kind === 'finding' && note.object) rect(note.object, 'flaw');
        const words = $('search').value.trim().toLowerCase();
        if (words) for (const object of data.objects) if (matches(object, words)) rect(object.id, 'found');
        if (selected) rect(selected, 'selected');
        overlay.innerHTML = shown.join('');
        if ($('links').checked && selected) link(overlay);
        scale();
      };
      // Lines for the connections of the selected object. Objects that are not in the picture, such as File's Owner, are
      // boxes with a name above it.
      const link = overlay => {
        const factor = $('zoom').value / 100, chips = new Map();
        let x = 0;
        const chip = id => {
          if (chips.has(id)) return chips.get(id);
          const group = svg('g', { class: 'chip', 'data-object': id }), text = svg('text', { y: -34 / factor, 'font-size': 12 / factor });
          text.textContent = name(byID.get(id));
          group.append(text);
          overlay.append(group);
          const width = text.getComputedTextLength() + 16 / factor, height = 22 / factor;
          text.setAttribute('x', x + 8 / factor);
          group.prepend(svg('rect', { x, y: -50 / factor, width, height, rx: 5 / factor, 'stroke-width': 1 / factor }));
          const middle = [x + width / 2, -28 / factor];
          chips.set(id, middle);
          x += width + 8 / factor;
          return middle;
        };
        const middle = id => {
          const box = frame(id);
          return box ? [box[0] + box[2] / 2, box[1] + box[3] / 2] : byID.has(id) ? chip(id) : null;
        };
        for (const note of data.notes) {
          if (note.kind !== 'connection' || (note.object !== selected && note.target !== selected)) continue;
          const from = middle(note.object), to = middle(note.target);
          if (!from || !to || note.object === note.target) continue;
          overlay.prepend(svg('line', { x1: from[0], y1: from[1], x2: to[0], y2: to[1] }));
        }
      };
      const svg = (tag, attributes) => {
        const element = document.createElementNS('http://www.w3.org/2000/svg', tag);
        for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
        return element;
      };
      const scale = () => {
        const picture = document.querySelector(`.variant[data-index="${variant}"] > svg`);
        const factor = $('zoom').value / 100, box = picture.viewBox.baseVal;
        for (const svg of [picture, $('overlay')]) {
          svg.setAttribute('width', box.width * factor);
          svg.setAttribute('height', box.height * factor);
        }
        $('overlay').setAttribute('viewBox', `0 0 ${box.width} ${box.height}`);
        $('layers').style.setProperty('--zoom', factor);
      };
      const fit = () => {
        const box = document.querySelector(`.variant[data-index="${variant}"] > svg`).viewBox.baseVal;
        const room = $('stage').clientWidth - 48;
        $('zoom').value = Math.min(100, Math.max(5, Math.floor(room / box.width * 100)));
      };
      const reveal = () => {
        const mark = document.querySelector('#overlay .selected');
        if (mark) mark.scrollIntoView({ block: 'nearest', inline: 'nearest' });
      };
      // What an object itself draws, without the objects inside of it, in the groups around it with their clips.
      const drawing = (id, box) => {
        const picture = document.querySelector(`.variant[data-index="${variant}"] > svg`);
        const group = picture.querySelector(`[data-id="${CSS.escape(id)}"]`);
        if (!group) return null;
        const bare = (element, isDeep) => {
          const copy = element.cloneNode(isDeep);
          for (const key of ['data-id', 'data-class']) copy.removeAttribute(key);
          return copy;
        };
        let copy = bare(group, true);
        for (const inner of copy.querySelectorAll('[data-id]')) inner.remove();
        for (let outer = group.parentNode; outer !== picture; outer = outer.parentNode) {
          const around = bare(outer, false);
          // A shadow belongs to the group as a whole.
          around.removeAttribute('filter');
          around.append(copy);
          copy = around;
        }
        const result = svg('svg', { viewBox: box.join(' '), 'font-family': picture.getAttribute('font-family') ?? '' });
        result.append(copy);
        return result;
      };
      const explode = () => {
        const isDeep = $('depth').checked, layers = $('layers');
        layers.hidden = !isDeep;
        layers.textContent = '';
        const depth = object => { let count = 0; while (count < data.objects.length && (object = byID.get(object.parent))) count++; return count; };
        for (const element of document.querySelectorAll('.variant')) {
          element.hidden = +element.dataset.index !== variant;
          // The layers use the gradients and clips of the picture, which a hidden element would not provide.
          element.classList.toggle('behind', isDeep);
        }
        if (isDeep) for (const object of data.objects) {
          const box = frame(object.id);
          if (!box) continue;
          const layer = make('div', null, { 'data-object': object.id, title: name(object) });
          if (object.id === selected) layer.className = 'selected';
          layer.style.cssText = `left:${box[0]}px;top:${box[1]}px;width:${box[2]}px;height:${box[3]}px;transform:translateZ(${depth(object) * 40}px)`;
          const picture = drawing(object.id, box);
          if (picture) layer.append(picture);
          layers.append(layer);
        }
        $('overlay').style.display = isDeep ? 'none' : '';
      };

      // The details
      const describe = object => {
        const panel = $('details');
        panel.textContent = '';
        panel.append(make('h2', name(object)));
        const list = make('dl', null), box = frame(object.id);
        const row = (title, text) => list.append(make('dt', title), make('dd', text));
        row('Class', object.class);
        row('Id', object.id);
        row('Lines', object.end > object.line ? `${object.line}–${object.end}` : object.line);
        if (box) row('In the picture', `x ${box[0]}, y ${box[1]}, ${box[2]} × ${box[3]}`);
        panel.append(list);
        for (const [kind, title] of [['constraint', 'Constraints'], ['connection', 'Connections'], ['finding', 'Findings']]) {
          const notes = data.notes.filter(note => note.kind === kind && (note.object === object.id || note.target === object.id));
          if (!notes.length) continue;
          panel.append(make('h2', title));
          const rows = make('ul', null);
          for (const note of notes) {
            const item = make('li', note.line ? `${note.text} (line ${note.line}) ` : note.text + ' ', { class: kind });
            const other = note.object === object.id ? note.target : note.object;
            if (other && other !== object.id && byID.has(other)) {
              const link = make('button', `show ${name(byID.get(other))}`, { type: 'button' });
              link.addEventListener('click', () => select(other, true));
              item.append(link);
            }
            rows.append(item);
          }
          panel.append(rows);
        }
        const text = lines.slice(object.line - 1, object.end);
        if (!text.length) return;
        panel.append(make('h2', 'XML'));
        const indent = Math.min(...text.filter(line => line.trim()).map(line => line.search(/\S/)));
        panel.append(make('pre', text.map(line => line.slice(indent)).join('\n'), { tabindex: '0' }));
      };

      const select = (id, focuses) => {
        if (!byID.has(id)) return;
        items.get(selected)?.setAttribute('aria-selected', 'false');
        for (const item of items.values()) item.setAttribute('tabindex', '-1');
        selected = id;
        const item = items.get(id);
        for (let outer = item.parentElement.closest('[aria-expanded]'); outer; outer = outer.parentElement.closest('[aria-expanded]')) {
          outer.setAttribute('aria-expanded', 'true');
        }
        item.setAttribute('aria-selected', 'true');
        item.setAttribute('tabindex', '0');
        if (focuses) item.focus({ preventScroll: true });
        item.firstElementChild.scrollIntoView({ block: 'nearest' });
        describe(byID.get(id));
        draw();
        explode();
        if (focuses) reveal();
      };
      const matches = (object, words) =>
        [object.class, object.label ?? '', object.id].some(text => text.toLowerCase().includes(words));

      $('stage').addEventListener('click', event => {
        let group = event.target.closest('[data-id], [data-object]');
        while (group && !byID.has(group.dataset.id ?? group.dataset.object)) group = group.parentElement?.closest('[data-id]');
        if (group) select(group.dataset.id ?? group.dataset.object);
      });
      $('tree').addEventListener('click', event => {
        const item = event.target.closest('[role=treeitem]');
        if (!item) return;
        // The sign before the name opens and closes the item.
        const isSign = item.hasAttribute('aria-expanded') && event.clientX < item.firstElementChild.getBoundingClientRect().left + 18;
        if (isSign) toggle(item, item.getAttribute('aria-expanded') !== 'true');
        select(item.dataset.object, true);
      });
      const toggle = (item, isOpen) => item.setAttribute('aria-expanded', isOpen);
      const isVisible = item => !item.hidden && item.offsetParent !== null;
      $('tree').addEventListener('keydown', event => {
        const all = [...items.values()].filter(isVisible);
        const place = all.indexOf(document.activeElement), item = all[place];
        const change = { ArrowLeft: 'true', ArrowRight: 'false' }[event.key];
        if (item && change && item.getAttribute('aria-expanded') === change) {
          event.preventDefault();
          return toggle(item, change === 'false');
        }
        const target = {
          ArrowDown: () => all[place + 1], ArrowUp: () => all[place - 1], Home: () => all[0], End: () => all.at(-1),
          ArrowLeft: () => item?.parentElement.closest('[role=treeitem]'),
          ArrowRight: () => [...item?.querySelectorAll('[role=treeitem]') ?? []].find(isVisible),
        }[event.key]?.();
        if (!target) return;
        event.preventDefault();
        select(target.dataset.object, true);
      });
      $('search').addEventListener('input', () => {
        const words = $('search').value.trim().toLowerCase();
        const kept = new Set();
        for (const object of data.objects) {
          if (words && !matches(object, words)) continue;
          for (let current = object; current && !kept.has(current.id); current = byID.get(current.parent)) kept.add(current.id);
        }
        for (const [id, item] of items) {
          item.hidden = !kept.has(id);
          if (words && kept.has(id) && item.hasAttribute('aria-expanded')) toggle(item, true);
        }
        // The keyboard must reach the tree, regardless of what the search hides.
        const reachable = [...items.values()].filter(isVisible);
        if (!reachable.some(item => item.tabIndex === 0)) {
          for (const item of items.values()) item.tabIndex = -1;
          if (reachable.length) reachable[0].tabIndex = 0;
        }
        draw();
      });
      $('search').addEventListener('keydown', event => {
        if (event.key !== 'Enter') return;
        const words = $('search').value.trim().toLowerCase();
        const found = data.objects.find(object => matches(object, words));
        if (found) select(found.id, true);
      });
      $('variant').addEventListener('change', () => {
        variant = +$('variant').value;
        explode();
        draw();
        if (selected) describe(byID.get(selected));
      });
      for (const id of ['frames', 'links']) $(id).addEventListener('change', draw);
      $('depth').addEventListener('change', explode);
      $('zoom').addEventListener('input', draw);
      fit();
      draw();
    })();

    """#
}
