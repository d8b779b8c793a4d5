"""Line drawings (SVG, hidden lines removed) straight from the same meshes, without rendering.

  blender -b --factory-startup -P lineart.py -- OUT [--only id,id*] [--sheet] [--missing INDEX]

Default: the direction of the subject's picture. --sheet: a drawing sheet of two faces with the overall dimensions, for the
subjects marked "drawing" (single parts whose overall size means something; groups and cut lengths have none).
--missing: only what the index of rendered pictures lacks.
"""
import argparse, fnmatch, json, os, sys
HERE = os.path.dirname(os.path.abspath(__file__)); sys.path.insert(0, HERE); sys.dont_write_bytecode = True
import studio
from studio import *
import models
from mathutils.bvhtree import BVHTree
from svgdraw import CSS, INK, Svg

def trace(objs, az, el, size=800, crease=26, step=2.0):
    """Visible lines of one orthographic view and its size, in mm: ({'s': lines, 'c': lines}, width, height), from the top left.
    Edges are silhouettes (s) and creases sharper than `crease` degrees (c); every edge is sampled every `step` px of a drawing
    of `size` px, and a sample is kept when a ray towards the viewer leaves the mesh freely."""
    objs = [o for o in objs if not o.name.startswith('text')]; bpy.context.view_layer.update(); dg = bpy.context.evaluated_depsgraph_get()
    a, e = math.radians(az), math.radians(el); d = Vector((math.sin(a)*math.cos(e), -math.cos(a)*math.cos(e), math.sin(e)))   # towards the viewer (orthographic)
    right = Vector((math.cos(a), math.sin(a), 0)); up = d.cross(right)
    V, F, E_ = [], [], []
    for o in objs:
        me = o.evaluated_get(dg).to_mesh(); bm = bmesh.new(); bm.from_mesh(me); bm.transform(o.matrix_world)
        bmesh.ops.remove_doubles(bm, verts=bm.verts, dist=1e-4); bmesh.ops.recalc_face_normals(bm, faces=bm.faces); bm.normal_update()
        for ed in bm.edges:
            lf = ed.link_faces; kind = None
            if len(lf) != 2: kind = 'c' if len(lf) == 1 else None
            else:
                n1, n2 = lf[0].normal, lf[1].normal; s1, s2 = n1.dot(d), n2.dot(d)
                if (s1 > 1e-5) != (s2 > 1e-5): kind = 's'
                elif n1.length > 0 and n2.length > 0 and n1.angle(n2, 0) > math.radians(crease): kind = 'c'
            if kind:
                nrm = sum((f.normal for f in lf), Vector()); nrm = nrm.normalized() if nrm.length > 1e-6 else d
                E_.append((ed.verts[0].co.copy(), ed.verts[1].co.copy(), nrm, kind))
        bmesh.ops.triangulate(bm, faces=bm.faces); b0 = len(V); bm.verts.index_update()
        V += [v.co.copy() for v in bm.verts]; F += [tuple(v.index+b0 for v in f.verts) for f in bm.faces]; bm.free()
    bvh = BVHTree.FromPolygons(V, F); xs = [v.dot(right) for v in V]; ys = [v.dot(up) for v in V]
    x0, x1, y0, y1 = min(xs), max(xs), min(ys), max(ys); k = size/max(x1-x0, y1-y0); diag = max(x1-x0, y1-y0); eps = diag*1.2e-3
    px = lambda p: ((p.dot(right)-x0)*k, (y1-p.dot(up))*k)
    segs = {'s': [], 'c': []}
    for p, q, n, kind in E_:
        L_ = (q-p); ln = Vector((L_.dot(right), L_.dot(up))).length*k
        if ln < .02: continue
        m = max(1, int(ln/step)); run = None
        for i in range(m):
            c = p+L_*((i+.5)/m); vis = True
            for off in ((n*eps+d*eps), (d*eps*1.5)):
                h = bvh.ray_cast(c+off, d, diag*4)
                vis = h[0] is None
                if vis: break
            if vis:
                if run is None: run = i
            if (not vis or i == m-1) and run is not None:
                j = i if not vis else i+1; segs[kind].append((px(p+L_*(run/m)), px(p+L_*(j/m)))); run = None
    def chain(ss):
        from collections import defaultdict
        key = lambda p: (round(p[0]*4), round(p[1]*4)); ends = defaultdict(list); used = [False]*len(ss); out = []
        for i, (p, q) in enumerate(ss): ends[key(p)].append(i); ends[key(q)].append(i)
        for i in range(len(ss)):
            if used[i]: continue
            used[i] = True; line = list(ss[i])
            for endi in (1, 0):
                while True:
                    tip = line[-1] if endi else line[0]; prev = line[-2] if endi else line[1]; best = None
                    for j in ends[key(tip)]:
                        if used[j]: continue
                        p, q = ss[j]; o_ = q if key(p) == key(tip) else p
                        v1 = (tip[0]-prev[0], tip[1]-prev[1]); v2 = (o_[0]-tip[0], o_[1]-tip[1]); l = math.hypot(*v1)*math.hypot(*v2)
                        cs = (v1[0]*v2[0]+v1[1]*v2[1])/l if l else -1
                        if cs > .80 and (best is None or cs > best[0]): best = (cs, j, o_)
                    if not best: break
                    used[best[1]] = True; (line.append if endi else lambda z: line.insert(0, z))(best[2])
            out.append(line)
        return out
    def simp(l):                         # drop collinear points
        o = [l[0]]
        for i in range(1, len(l)-1):
            a_, b_, c_ = o[-1], l[i], l[i+1]; ar = abs((b_[0]-a_[0])*(c_[1]-a_[1])-(b_[1]-a_[1])*(c_[0]-a_[0])); ll = math.hypot(c_[0]-a_[0], c_[1]-a_[1])
            if ll == 0 or ar/ll > .12 or math.hypot(b_[0]-a_[0], b_[1]-a_[1]) > 14 and ar/ll > .05: o.append(b_)
        return o+[l[-1]]
    lines = {}
    for kind in segs:
        ls = [simp(l) for l in chain(segs[kind])]
        lines[kind] = [[(x/k, y/k) for x, y in l] for l in ls if len(l) > 2 or math.hypot(l[0][0]-l[1][0], l[0][1]-l[1][1]) >= 1.5]
    return lines, x1-x0, y1-y0

def paths(lines, x, y, k, widths=(1.9, 3)):
    """The lines as SVG paths, k px to the mm, their top left corner at (x, y)."""
    out = ''
    for kind, w in zip('cs', widths):
        d = ''.join('M'+'L'.join(f'{x+a*k:.1f} {y+b*k:.1f}' for a, b in l) for l in lines[kind])
        out += f'<path d="{d}" fill="none" stroke="{INK}" stroke-width="{w}" stroke-linecap="round" stroke-linejoin="round"/>'
    return out

def picture(objs, v, size=800, fill=.84):
    """Line drawing from the direction of the subject's picture."""
    bake(objs, rot=v.get('rot', (0, 0, 0))); lines, w, h = trace(objs, v.get('az', 30), v.get('el', 22), size); k = size*fill/max(w, h)
    return svg(paths(lines, (size-w*k)/2, (size-h*k)/2, k), size)

# Drawing sheets: the largest face and a second one beside or below it at the same scale, with the three overall dimensions.
# view -> (az, el, axes to the right / up / towards the viewer)
FACES = {'front': (0, 0, 'xzy'), 'top': (0, 90, 'xyz'), 'side': (90, 0, 'yzx')}
PROFILES = ('threshold', 'threshold_profile', 'drip_bar', 'track', 'roof_sheet', 'corrugated', 'ridge_cap', 'gutter', 'rebar')   # one size for all lengths: the section only
FIGURES = {}                      # what each sheet says, for index.json
NOMINAL = .045                    # a measured figure this near to one of the subject's name is printed as that

def letters_of(sub):
    """The letters that the descriptions of the catalogue give to measures of the drawing ('Size Ⓐ × Ⓑ: 76 × 52 mm'): [('A', 76), ('B', 52)]."""
    import csv, re, unicodedata
    with open(os.path.join(HERE, '../products.csv'), newline='') as f: rows = list(csv.DictReader(f))
    drawn = [r for r in rows if '--drawing@' in r['images'] and (f"/{sub['id']}@" in r['images'] or f"/{sub['id']}--drawing@" in r['images'])]
    lines = re.findall(r'\\n[^:]*? ([Ⓐ-Ⓩ][Ⓐ-Ⓩ ×]*): ([^\\]*)', drawn[0]['description']) if drawn else []
    return [(unicodedata.normalize('NFKC', c), float(n)) for marks, value in lines for c, n in zip(re.findall('[Ⓐ-Ⓩ]', marks), re.findall(r'\d+(?:\.\d+)?', value))]

def figure(mm, names):
    near = [n for n in names if abs(n-mm) <= NOMINAL*n]
    if near: return f'{min(near, key=lambda n: abs(n-mm)):g}'
    return f'{round(mm):d}' if mm >= 20 else f'{round(mm*2)/2:g}' if mm >= 10 else f'{round(mm, 1):g}'

def sheet(objs, sub, scale, size=800):
    import re
    names = [float(n) for n in re.findall(r'\d+(?:\.\d+)?', sub['name']+' '+sub['id'])]
    lo, hi = bounds(objs); mm = dict(zip('xyz', ((hi[i]-lo[i])/scale for i in range(3))))
    face = 'front' if sub['model'] in PROFILES else max(FACES, key=lambda f: mm[FACES[f][2][0]]*mm[FACES[f][2][1]])
    az, el, (r, u, t) = FACES[face]; w, h, d = mm[r], mm[u], mm[t]
    left = letters_of(sub)
    def said(mm):                     # the figure, and the letter of the lettered measure nearest to it
        near = sorted((l for l in left if abs(l[1]-mm) <= NOMINAL*l[1]), key=lambda l: abs(l[1]-mm))
        if not near: return {'txt': figure(mm, names)}
        left.remove(near[0]); return {'txt': f'{near[0][1]:g}', 'letter': near[0][0]}
    W_, H_, D_ = said(w), said(h), said(d)
    if left: sys.exit(f"{sub['id']}: the drawing has no measure for {left}")
    FIGURES[sub['id']] = [v['txt'] for v in ((W_, H_) if sub['model'] in PROFILES else (W_, H_, D_))]
    A = trace(objs, az, el, size); s = Svg(size, size); pad, gap = 124, 96
    if sub['model'] in PROFILES:
        k = min((size-2*pad)/w, (size-2*pad)/h); x, y = (size-w*k)/2, (size-h*k)/2
        s.add(paths(A[0], x, y, k/scale)); s.dimh(x, x+w*k, y+h*k+64, y0=y+h*k, **W_); s.dimv(y, y+h*k, x-56, x0=x, **H_)
        return svg(''.join(s.b), size)
    right = 60 if d > .2*(w+d) else 150          # a thin side has its figure outside
    beside = min((size-pad-right-gap)/(w+d), (size-2*pad)/h); below = min((size-2*pad-44)/w, (size-pad-60-gap)/(h+d))
    if beside >= below:           # seen from the right, at its right
        k = beside; W, H = (w+d)*k+gap, h*k; x, y = pad+(size-pad-right-W)/2, (size-H)/2-24
        B = trace(objs, az+90, 0, size) if el == 0 else turned(trace(objs, 90, 0, size), face)
        s.add(paths(A[0], x, y, k/scale)+paths(B[0], x+w*k+gap, y, k/scale))
        s.dimh(x, x+w*k, y+H+64, y0=y+H, **W_); s.dimv(y, y+H, x-56, x0=x, **H_)
        s.dimh(x+w*k+gap, x+W, y+H+64, y0=y+H, out=d*k < 84, **D_)
    else:                         # seen from below a plan or from above a front, under it
        k = below; W, H = w*k, (h+d)*k+gap; x, y = (size-W)/2+38, 36+(size-pad-60-H)/2
        B = trace(objs, az, 90 if el == 0 else 0, size); y2 = y+h*k+gap
        s.add(paths(A[0], x, y, k/scale)+paths(B[0], x, y2, k/scale))
        s.dimh(x, x+W, y2+d*k+64, y0=y2+d*k, **W_); s.dimv(y, y+h*k, x-56, x0=x, out=h*k < 84, **H_)
        s.dimv(y2, y2+d*k, x-56, x0=x, out=d*k < 84, **D_)
    return svg(''.join(s.b), size)

def turned(view, face):
    """A plan's side view lies on its back: a quarter turn puts it beside the plan."""
    lines, w, h = view
    return {k: [[(h-b, w-a) for a, b in l] for l in ls] for k, ls in lines.items()}, h, w

def svg(body, size):
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {size} {size}" width="{size}" height="{size}">{CSS}{body}</svg>'

def main():
    ap = argparse.ArgumentParser(prog='lineart.py'); A = ap.add_argument
    A('out'); A('--only', default=''); A('--sheet', action='store_true'); A('--missing', default='')
    a = ap.parse_args(sys.argv[sys.argv.index('--')+1:]); models.load(); os.makedirs(a.out, exist_ok=True)
    pats = [p for p in a.only.split(',') if p]; known = json.load(open(a.missing)) if a.missing else {}
    for s in json.load(open(os.path.join(HERE, 'subjects.json')))['subjects']:
        if pats and not any(fnmatch.fnmatch(s['id'], p) for p in pats) or a.sheet and not s.get('drawing'): continue
        if s['id'] in known: continue
        t0 = time.time(); fn = models.MODELS[s['model']]; v = {**fn.view, **s['views'].get('main', {})}
        studio._cache.clear(); wipe(); objs = fn(s['finish'], **s['params'])
        text = sheet(objs, s, v.get('scale', 1)) if a.sheet else picture(objs, v)
        file = os.path.join(a.out, s['id']+('--drawing' if a.sheet else '--lines')+'.svg')
        if not os.path.exists(file) or open(file).read() != text: open(file, 'w').write(text)
        print(f"OK {s['id']} bytes={len(text)} s={time.time()-t0:.2f}", flush=True)
    if a.sheet:
        path = os.path.join(a.out, 'figures.json'); known = json.load(open(path)) if os.path.exists(path) else {}
        json.dump({**known, **FIGURES}, open(path, 'w'))

main()
